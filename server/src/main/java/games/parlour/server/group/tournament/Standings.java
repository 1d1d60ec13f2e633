package games.parlour.server.group.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How the players of a tournament stand. A win is worth a point and a draw half a point. Who has as
 * many points is told apart by the Sonneborn-Berger score (the points of everybody whom one has
 * beaten, and half of those of everybody with whom one has drawn), then by the games that the tied
 * players played against each other, then by the number of wins; whoever is still equal shares a
 * rank.
 */
public final class Standings {
  private Standings() {}

  /** A game that counts. */
  public record Score(int first, int second, TournamentResult result) {
    private boolean has(int player) {
      return first == player || second == player;
    }

    private int other(int player) {
      return first == player ? second : first;
    }

    private int halves(int player) {
      return result.halves(first == player);
    }
  }

  /**
   * Where somebody stands.
   *
   * @param points one for a win and half of one for a draw
   * @param berger the Sonneborn-Berger score
   * @param direct points from games against those who are equal up to there
   */
  public record Line(
      int rank,
      int player,
      int played,
      int wins,
      int draws,
      int losses,
      double points,
      double berger,
      double direct) {}

  /** What somebody got: points in halves, the other score in quarters. */
  private record Tally(
      int player, int played, int wins, int draws, int halves, int quarters, int direct) {
    boolean isTiedWith(Tally other) {
      return halves == other.halves && quarters == other.quarters;
    }

    Tally withDirect(int scored) {
      return new Tally(player, played, wins, draws, halves, quarters, scored);
    }
  }

  private static final Comparator<Tally> ORDER =
      Comparator.comparingInt(Tally::halves)
          .thenComparingInt(Tally::quarters)
          .thenComparingInt(Tally::direct)
          .thenComparingInt(Tally::wins)
          .reversed();

  /** The players, the best first; who shares a rank is in the order of the players. */
  public static List<Line> of(List<Integer> players, List<Score> scores) {
    Map<Integer, Integer> halves =
        players.stream().collect(Collectors.toMap(one -> one, one -> halves(one, scores)));
    List<Tally> plain = players.stream().map(player -> tally(player, scores, halves)).toList();
    List<Tally> ordered =
        plain.stream()
            .map(one -> one.withDirect(direct(one, plain, scores)))
            .sorted(ORDER.thenComparingInt(Tally::player))
            .toList();
    List<Line> lines = new ArrayList<>();
    for (Tally one : ordered) {
      int better = (int) ordered.stream().filter(other -> ORDER.compare(other, one) < 0).count();
      lines.add(line(better + 1, one));
    }
    return List.copyOf(lines);
  }

  private static Tally tally(int player, List<Score> scores, Map<Integer, Integer> halves) {
    List<Score> mine = scores.stream().filter(score -> score.has(player)).toList();
    return new Tally(
        player,
        mine.size(),
        (int) mine.stream().filter(score -> score.halves(player) == 2).count(),
        (int) mine.stream().filter(score -> score.halves(player) == 1).count(),
        halves(player, mine),
        mine.stream()
            .mapToInt(score -> score.halves(player) * halves.getOrDefault(score.other(player), 0))
            .sum(),
        0);
  }

  private static int halves(int player, List<Score> scores) {
    return scores.stream()
        .filter(score -> score.has(player))
        .mapToInt(score -> score.halves(player))
        .sum();
  }

  private static int direct(Tally one, List<Tally> all, List<Score> scores) {
    Set<Integer> tied =
        all.stream().filter(one::isTiedWith).map(Tally::player).collect(Collectors.toSet());
    return halves(
        one.player(),
        scores.stream()
            .filter(score -> tied.contains(score.first()) && tied.contains(score.second()))
            .toList());
  }

  private static Line line(int rank, Tally one) {
    return new Line(
        rank,
        one.player(),
        one.played(),
        one.wins(),
        one.draws(),
        one.played() - one.wins() - one.draws(),
        one.halves() / 2.0,
        one.quarters() / 4.0,
        one.direct() / 2.0);
  }
}
