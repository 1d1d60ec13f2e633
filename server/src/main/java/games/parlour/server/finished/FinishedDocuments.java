package games.parlour.server.finished;

import games.parlour.server.api.TableDocuments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of finished games. Their components are the names in the JSON. */
final class FinishedDocuments {
  private FinishedDocuments() {}

  /** Games that were found; where there are more, {@code next} says where to go on. */
  record FoundPage(List<FoundGame> games, @Nullable String next) {}

  /** A game, and after which entry the position that was looked for stood there. */
  record FoundGame(TableDocuments.TableLine table, @Nullable Integer entry) {}

  /** Somebody's own finished games. */
  record OwnPage(List<TableDocuments.TableLine> tables, @Nullable String next) {}

  /** How somebody's games went. */
  record Statistics(List<Tally> rows) {}

  /**
   * How the games of one sort went.
   *
   * @param opponent computer, person, mixed, or rules where nobody else played
   * @param level what the computer is called
   */
  record Tally(
      String game,
      String gameName,
      String side,
      String sideTitle,
      String opponent,
      @Nullable String level,
      int won,
      int drawn,
      int lost) {}
}
