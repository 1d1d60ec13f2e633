package games.parlour.server.group.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.random.Generator;
import games.parlour.server.group.tournament.Standings.Line;
import games.parlour.server.group.tournament.Standings.Score;
import games.parlour.testkit.Seeds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Points and tie-breaks. */
class StandingsTest {
  private static Score won(int winner, int loser) {
    return new Score(winner, loser, TournamentResult.FIRST);
  }

  private static Score drawn(int one, int other) {
    return new Score(one, other, TournamentResult.DRAW);
  }

  private static List<Integer> players(int count) {
    return IntStream.range(0, count).boxed().toList();
  }

  private static List<Integer> ranks(List<Line> lines) {
    return lines.stream().map(Line::rank).toList();
  }

  private static List<Integer> order(List<Line> lines) {
    return lines.stream().map(Line::player).toList();
  }

  @Test
  void beforeTheFirstGameEverybodyIsFirst() {
    List<Line> lines = Standings.of(players(3), List.of());
    assertThat(ranks(lines)).containsExactly(1, 1, 1);
    assertThat(lines).allMatch(line -> line.points() == 0 && line.played() == 0);
  }

  @Test
  void winsAndDrawsAreCountedOnBothSides() {
    List<Score> scores = List.of(won(0, 1), drawn(1, 2), new Score(0, 2, TournamentResult.SECOND));
    List<Line> lines = Standings.of(players(3), scores);
    assertThat(order(lines)).containsExactly(2, 0, 1);
    assertThat(lines.getFirst()).isEqualTo(new Line(1, 2, 2, 1, 1, 0, 1.5, 1.25, 0));
    assertThat(lines.getLast()).isEqualTo(new Line(3, 1, 2, 0, 1, 1, 0.5, 0.75, 0));
  }

  /** Both have two points; whoever beat the better opponents comes first. */
  @Test
  void sonnebornBergerComesFirst() {
    List<Score> scores = List.of(won(0, 2), won(0, 3), won(1, 0), won(1, 3), won(2, 1), won(3, 2));
    List<Line> lines = Standings.of(players(4), scores);
    assertThat(lines).filteredOn(line -> line.points() == 2).hasSize(2);
    assertThat(lines.get(0).player()).isEqualTo(1);
    assertThat(lines.get(0).berger()).isEqualTo(3);
    assertThat(lines.get(1).berger()).isEqualTo(2);
  }

  /** The first two have a point each, against somebody with a point. */
  @Test
  void thenTheGameBetweenThem() {
    List<Score> scores = List.of(won(1, 0), won(0, 2), won(2, 3));
    List<Line> lines = Standings.of(players(4), scores);
    assertThat(order(lines)).containsExactly(1, 0, 2, 3);
    assertThat(ranks(lines)).containsExactly(1, 2, 3, 4);
    assertThat(lines.get(0).berger()).isEqualTo(lines.get(1).berger());
    assertThat(lines.get(0).direct()).isEqualTo(1);
    assertThat(lines.get(1).direct()).isZero();
  }

  /** One has won once, another has drawn twice, against opponents of the same worth. */
  @Test
  void thenTheNumberOfWins() {
    List<Score> scores = List.of(won(1, 2), drawn(2, 5), drawn(0, 3), drawn(0, 4));
    List<Line> lines = Standings.of(players(6), scores);
    assertThat(order(lines).subList(0, 2)).containsExactly(1, 0);
    assertThat(lines.get(0).berger()).isEqualTo(lines.get(1).berger());
    assertThat(lines.get(1).rank()).isEqualTo(2);
  }

  /** A ring: everybody beat one and lost to one. */
  @Test
  void whoeverIsEqualInEverythingSharesARank() {
    List<Line> lines = Standings.of(players(4), List.of(won(0, 1), won(1, 2), won(2, 0)));
    assertThat(ranks(lines)).containsExactly(1, 1, 1, 4);
  }

  @Test
  void aGameThatGivesNobodyAnythingCountsAsPlayed() {
    List<Line> lines = Standings.of(players(2), List.of(new Score(0, 1, TournamentResult.NONE)));
    assertThat(lines).allMatch(line -> line.played() == 1 && line.losses() == 1);
  }

  /** Whatever the results: all points are there, and the order is the one that is promised. */
  @Test
  void anyTournamentAddsUp() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 100; i++) {
            addsUp(random);
          }
        });
  }

  private static void addsUp(Generator random) {
    int count = 2 + random.below(12);
    TournamentResult[] results = {
      TournamentResult.FIRST, TournamentResult.SECOND, TournamentResult.DRAW
    };
    List<Score> scores = new ArrayList<>();
    for (RoundRobin.Meeting game : RoundRobin.meetings(count, 1 + random.below(2))) {
      if (random.below(4) > 0) {
        scores.add(new Score(game.first(), game.second(), results[random.below(3)]));
      }
    }
    List<Line> lines = Standings.of(players(count), scores);
    assertThat(order(lines)).containsExactlyInAnyOrderElementsOf(players(count));
    double points = lines.stream().mapToDouble(Line::points).sum();
    assertThat(points).isEqualTo(scores.size(), within(1e-9));
    assertThat(lines)
        .isSortedAccordingTo(
            Comparator.comparingDouble(Line::points)
                .thenComparingDouble(Line::berger)
                .thenComparingDouble(Line::direct)
                .thenComparingInt(Line::wins)
                .reversed());
    for (Line line : lines) {
      assertThat(line.points()).isEqualTo(line.wins() + line.draws() / 2.0, within(1e-9));
      assertThat(line.played()).isEqualTo(line.wins() + line.draws() + line.losses());
      long better = lines.stream().filter(other -> other.rank() < line.rank()).count();
      assertThat(line.rank()).isEqualTo((int) better + 1);
    }
  }
}
