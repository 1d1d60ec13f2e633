package games.parlour.server.group;

import games.parlour.server.api.TableDocuments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of tournaments. Their components are the names in the JSON. */
final class TournamentDocuments {
  private TournamentDocuments() {}

  /** A tournament in a list. */
  record TournamentLine(
      int number, String game, String gameName, int round, int rounds, boolean over) {}

  /** A whole tournament; {@code first} and {@code second} are what the two sides are called. */
  record Tournament(
      int number,
      String group,
      String groupName,
      boolean host,
      String game,
      String gameName,
      List<TableDocuments.Chosen> options,
      String first,
      String second,
      int laps,
      String pace,
      int round,
      int rounds,
      boolean over,
      boolean ready,
      @Nullable Integer you,
      List<Player> players,
      List<Game> games,
      List<Line> standings) {}

  record Player(int number, String name, @Nullable String withdrawn) {}

  /** A game; it counts unless it was annulled, and is decided by its table unless it says how. */
  record Game(
      int number,
      int round,
      int first,
      int second,
      @Nullable String table,
      @Nullable String result,
      @Nullable String decided) {}

  record Line(
      int rank,
      int player,
      int played,
      int wins,
      int draws,
      int losses,
      double points,
      double berger,
      double direct) {}
}
