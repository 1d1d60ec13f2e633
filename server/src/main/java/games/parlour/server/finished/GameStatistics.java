package games.parlour.server.finished;

import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.TableDocuments.SeatHolder;
import games.parlour.server.api.TableDocuments.TableLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Counts how somebody's games went: by game, by side, and by who played against them. */
final class GameStatistics {
  private GameStatistics() {}

  private record Sort(
      String game, String gameName, String side, String opponent, Optional<String> level) {}

  /**
   * What can be counted of some games: those that somebody played on one side only and that have a
   * result.
   *
   * @param sideTitle what a side of a game is called
   */
  static FinishedDocuments.Statistics of(
      List<TableLine> games, BiFunction<String, String, String> sideTitle) {
    Map<Sort, int[]> counts = new LinkedHashMap<>();
    for (TableLine game : games) {
      int column = List.of("won", "drawn", "lost").indexOf(String.valueOf(game.result()));
      if (column >= 0) {
        counts.computeIfAbsent(sort(game), first -> new int[3])[column]++;
      }
    }
    List<FinishedDocuments.Tally> rows = new ArrayList<>();
    counts.forEach(
        (sort, count) ->
            rows.add(
                new FinishedDocuments.Tally(
                    sort.game(),
                    sort.gameName(),
                    sort.side(),
                    sideTitle.apply(sort.game(), sort.side()),
                    sort.opponent(),
                    sort.level().orElse(null),
                    count[0],
                    count[1],
                    count[2])));
    rows.sort(
        Comparator.comparing(FinishedDocuments.Tally::gameName)
            .thenComparing(FinishedDocuments.Tally::side)
            .thenComparing(FinishedDocuments.Tally::opponent)
            .thenComparing(row -> String.valueOf(row.level())));
    return new FinishedDocuments.Statistics(rows);
  }

  private static Sort sort(TableLine game) {
    String mine =
        game.seats().stream().filter(SeatHolder::you).findFirst().map(SeatHolder::side).orElse("");
    List<SeatHolder> others = others(game);
    List<String> computers =
        others.stream()
            .filter(seat -> seat.kind().equals("computer"))
            .map(seat -> String.valueOf(seat.holder()))
            .distinct()
            .toList();
    boolean people = others.stream().anyMatch(seat -> !seat.kind().equals("computer"));
    String opponent =
        others.isEmpty() ? "rules" : people ? computers.isEmpty() ? "person" : "mixed" : "computer";
    boolean one = opponent.equals("computer") && computers.size() == 1;
    return new Sort(
        game.game(),
        game.gameName(),
        mine,
        opponent,
        one ? Optional.of(computers.getFirst()) : Optional.empty());
  }

  /** Who sat on the other side. */
  private static List<SeatHolder> others(TableLine game) {
    List<String> mine =
        game.seats().stream().filter(SeatHolder::you).map(SeatHolder::side).toList();
    return game.seats().stream().filter(seat -> !mine.contains(seat.side())).toList();
  }

  /** Whether a game was played against somebody of a kind: computer or person. */
  static boolean isAgainst(TableDocuments.TableLine game, String kind) {
    return game.seats().stream()
        .filter(seat -> !seat.you())
        .anyMatch(seat -> seat.kind().equals("computer") == kind.equals("computer"));
  }
}
