package games.parlour.server.host;

import games.parlour.server.store.Database;
import games.parlour.server.store.TableStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Games as their host sees them: who plays and how far they are, and nothing that is hidden. */
public final class HostGames {
  private final Database database;

  public HostGames(Database database) {
    this.database = database;
  }

  /**
   * A game.
   *
   * @param status how far it is, in a word
   * @param winner the side that won; empty for a draw, nothing where it is not over
   */
  public record HostGame(
      String id,
      String game,
      TableStatus status,
      boolean listed,
      long created,
      long changed,
      @Nullable String winner,
      int entries,
      List<HostSeat> seats) {}

  /**
   * A seat.
   *
   * @param kind guest, computer or open
   * @param guest the id of whoever sits there
   * @param name what they are called, as it is kept
   */
  public record HostSeat(String seat, String kind, @Nullable String guest, @Nullable String name) {}

  /** Which games are asked for. */
  public record Filter(Optional<TableStatus> status, Optional<String> game, int most) {}

  /** Games, the one that changed last first. */
  public List<HostGame> list(Filter filter) {
    String where =
        " where 1 = 1"
            + filter.status().map(status -> " and t.status = :status").orElse("")
            + filter.game().map(game -> " and t.game = :game").orElse("")
            + " order by t.changed desc, t.id limit :most";
    return database.read(
        handle -> {
          var query = handle.createQuery(COLUMNS + where).bind("most", filter.most());
          filter.status().ifPresent(status -> query.bind("status", status.word()));
          filter.game().ifPresent(game -> query.bind("game", game));
          return withSeats(handle, query.map((row, at) -> game(row)).list());
        });
  }

  private static final String COLUMNS =
      "select t.id, t.game, t.status, t.listed, t.created, t.changed, t.winner,"
          + " (select coalesce(max(e.number), 0) from entry e where e.table_id = t.id) as entries"
          + " from game_table t";

  private static HostGame game(ResultSet row) throws SQLException {
    return new HostGame(
        row.getString("id"),
        row.getString("game"),
        TableStatus.of(row.getString("status")),
        row.getInt("listed") == 1,
        row.getLong("created"),
        row.getLong("changed"),
        row.getString("winner"),
        row.getInt("entries"),
        List.of());
  }

  private record TableSeat(String table, HostSeat seat) {}

  private static List<HostGame> withSeats(Handle handle, List<HostGame> games) {
    if (games.isEmpty()) {
      return games;
    }
    Map<String, List<HostSeat>> seats =
        handle
            .createQuery(
                "select s.table_id, s.name as seat, s.kind, s.guest, s.player, g.name from seat s"
                    + " left join guest g on g.id = s.guest where s.table_id in (<ids>)"
                    + " order by s.table_id, s.number")
            .bindList("ids", games.stream().map(HostGame::id).toList())
            .map(
                (row, at) ->
                    new TableSeat(
                        row.getString("table_id"),
                        new HostSeat(
                            row.getString("seat"),
                            row.getString("kind"),
                            row.getString("guest"),
                            row.getString("guest") == null
                                ? row.getString("player")
                                : row.getString("name"))))
            .stream()
            .collect(
                Collectors.groupingBy(
                    TableSeat::table, Collectors.mapping(TableSeat::seat, Collectors.toList())));
    return games.stream()
        .map(
            game ->
                new HostGame(
                    game.id(),
                    game.game(),
                    game.status(),
                    game.listed(),
                    game.created(),
                    game.changed(),
                    game.winner(),
                    game.entries(),
                    seats.getOrDefault(game.id(), List.of())))
        .toList();
  }

  /** The game with this id. */
  public Optional<HostGame> find(String id) {
    return database.read(
        handle ->
            withSeats(
                    handle,
                    handle
                        .createQuery(COLUMNS + " where t.id = :id")
                        .bind("id", id)
                        .map((row, at) -> game(row))
                        .list())
                .stream()
                .findFirst());
  }

  /** Orders a running server to call a game off. */
  public void close(String id, long now) {
    database.write(
        handle ->
            handle.execute(
                "insert into closing_order (table_id, at) values (?, ?) on conflict do nothing",
                id,
                now));
  }
}
