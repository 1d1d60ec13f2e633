package games.parlour.server.finished;

import games.parlour.server.store.Database;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** Finds finished games that everybody may see. What it costs does not grow with other games. */
final class FinishedSearch {
  /** How many games a page shows. */
  static final int PAGE = 30;

  /** At most so many games with one position are looked at for one page. */
  private static final int LOOKED_AT = 300;

  /** Names are not unique; of very common ones not everybody is asked for. */
  private static final int NAMESAKES = 50;

  private static final String NEWEST = " order by ended desc, table_id desc limit ";

  private final Database database;

  FinishedSearch(Database database) {
    this.database = database;
  }

  /**
   * What is looked for.
   *
   * @param winner the side that won, or empty for a draw
   * @param player what one of the players is called
   * @param position the number of a position that occurred
   */
  record Wish(
      Optional<String> game,
      Optional<String> winner,
      Optional<String> player,
      Optional<Long> position,
      ListCursor after) {}

  /** A game, and after which entry the position stood there. */
  record Found(String table, long ended, Optional<Integer> entry) {}

  /** Some games, and where the list goes on, if it does. */
  record Page(List<Found> games, Optional<ListCursor> next) {}

  /** The next page of what is looked for, the newest first. */
  Page find(Wish wish) {
    return database.read(handle -> find(handle, wish));
  }

  private static Page find(Handle handle, Wish wish) {
    List<String> players = wish.player().map(name -> guests(handle, name)).orElse(List.of());
    if (wish.player().isPresent() && players.isEmpty()) {
      return new Page(List.of(), Optional.empty());
    }
    List<Found> seen = wish.position().isPresent() ? at(handle, wish) : List.of();
    if (wish.position().isPresent() && seen.isEmpty()) {
      return new Page(List.of(), Optional.empty());
    }
    List<Found> games = games(handle, wish, players, seen);
    if (games.size() > PAGE) {
      List<Found> page = games.subList(0, PAGE);
      return new Page(page, Optional.of(cursor(page.getLast())));
    }
    boolean more = seen.size() == LOOKED_AT;
    return new Page(games, more ? Optional.of(cursor(seen.getLast())) : Optional.empty());
  }

  private static ListCursor cursor(Found game) {
    return new ListCursor(game.ended(), game.table());
  }

  private static List<String> guests(Handle handle, String name) {
    return handle
        .createQuery("select id from guest where lower(name) = lower(:name) limit " + NAMESAKES)
        .bind("name", name)
        .mapTo(String.class)
        .list();
  }

  /** The games with a position, the newest first. */
  private static List<Found> at(Handle handle, Wish wish) {
    return handle
        .createQuery(
            "select table_id, ended, entry from game_position where hash = :hash"
                + " and (ended, table_id) < (:ended, :after)"
                + NEWEST
                + LOOKED_AT)
        .bind("hash", wish.position().orElseThrow())
        .bind("ended", wish.after().at())
        .bind("after", wish.after().id())
        .map(
            (row, at) ->
                new Found(
                    row.getString("table_id"),
                    row.getLong("ended"),
                    Optional.of(row.getInt("entry"))))
        .list();
  }

  private static List<Found> games(
      Handle handle, Wish wish, List<String> players, List<Found> seen) {
    List<String> where = new ArrayList<>(List.of("listed = 1", "winner <> '-'"));
    wish.game().ifPresent(game -> where.add("game = :game"));
    wish.winner().ifPresent(winner -> where.add("winner = :winner"));
    where.add("(ended, table_id) < (:ended, :after)");
    if (!players.isEmpty()) {
      where.add("table_id in (select table_id from seat where guest in (<players>))");
    }
    if (!seen.isEmpty()) {
      where.add("table_id in (<seen>)");
    }
    Query query =
        handle
            .createQuery(
                "select table_id, ended from game_ending where "
                    + String.join(" and ", where)
                    + NEWEST
                    + (PAGE + 1))
            .bind("ended", wish.after().at())
            .bind("after", wish.after().id());
    wish.game().ifPresent(game -> query.bind("game", game));
    wish.winner().ifPresent(winner -> query.bind("winner", winner));
    if (!players.isEmpty()) {
      query.bindList("players", players);
    }
    if (!seen.isEmpty()) {
      query.bindList("seen", seen.stream().map(Found::table).toList());
    }
    return query
        .map((row, at) -> found(row.getString("table_id"), row.getLong("ended"), seen))
        .list();
  }

  private static Found found(String table, long ended, List<Found> seen) {
    Optional<Integer> entry =
        seen.stream().filter(one -> one.table().equals(table)).findFirst().flatMap(Found::entry);
    return new Found(table, ended, entry);
  }
}
