package games.parlour.server.group.tournament;

import games.parlour.server.clock.TimeControl;
import games.parlour.server.group.tournament.TournamentGame.Decision;
import games.parlour.server.group.tournament.TournamentGame.Reason;
import games.parlour.server.group.tournament.TournamentPlayer.Withdrawal;
import games.parlour.server.store.Database;
import games.parlour.server.store.LostRaceException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** The tournaments that are stored. Thread-safe. */
public final class TournamentStore {
  /** A server that set out to open a table so long ago will not do it any more. */
  private static final Duration CLAIMED = Duration.ofSeconds(30);

  private static final String WHERE = " where group_id = :group and tournament = :tournament";

  private final Database database;

  public TournamentStore(Database database) {
    this.database = database;
  }

  /** Which tournament of which group. */
  public record Key(String group, int number) {}

  /** Keeps a new tournament with all its games; its number. */
  public int add(TournamentRow wanted, List<Integer> members, List<RoundRobin.Meeting> meetings) {
    return database.write(
        handle -> {
          int number =
              1
                  + handle
                      .createQuery(
                          "select coalesce(max(number), 0) from tournament where group_id = :group")
                      .bind("group", wanted.group())
                      .mapTo(Integer.class)
                      .one();
          handle.execute(
              "insert into tournament (group_id, number, game, options, clock, first_side, laps,"
                  + " pace, round, rounds, created) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              wanted.group(),
              number,
              wanted.game(),
              written(wanted.options()),
              wanted.clock().map(TimeControl::text).orElse(null),
              wanted.firstSide(),
              wanted.laps(),
              wanted.pace().word(),
              wanted.round(),
              wanted.rounds(),
              wanted.created());
          addPlayers(handle, wanted.group(), number, members);
          addGames(handle, wanted.group(), number, meetings);
          return number;
        });
  }

  private static void addPlayers(Handle handle, String group, int number, List<Integer> members) {
    PreparedBatch batch =
        handle.prepareBatch(
            "insert into tournament_player (group_id, tournament, number, member)"
                + " values (?, ?, ?, ?)");
    for (int player = 0; player < members.size(); player++) {
      batch.add(group, number, player, members.get(player));
    }
    batch.execute();
  }

  private static void addGames(
      Handle handle, String group, int number, List<RoundRobin.Meeting> meetings) {
    PreparedBatch batch =
        handle.prepareBatch(
            "insert into tournament_game (group_id, tournament, number, round, first, second)"
                + " values (?, ?, ?, ?, ?, ?)");
    int game = 0;
    for (RoundRobin.Meeting meeting : meetings) {
      game++;
      batch.add(group, number, game, meeting.round(), meeting.first(), meeting.second());
    }
    batch.execute();
  }

  private static String written(Map<String, String> options) {
    return new TreeMap<>(options)
        .entrySet().stream()
            .map(option -> option.getKey() + "=" + option.getValue())
            .collect(Collectors.joining(" "));
  }

  private static Map<String, String> options(String text) {
    Map<String, String> options = new TreeMap<>();
    for (String pair : text.isEmpty() ? new String[0] : text.split(" ")) {
      int equals = pair.indexOf('=');
      options.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return options;
  }

  /** A tournament in a list, and how many of its games are not decided. */
  public record Listed(TournamentRow row, int open) {}

  /** The tournaments of a group, the newest first. */
  public List<Listed> of(String group) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select t.*, (select count(*) from tournament_game g"
                        + " left join game_table x on x.id = g.table_id"
                        + " where g.group_id = t.group_id and g.tournament = t.number"
                        + " and g.result is null and (x.status is null or x.status <> 'over'))"
                        + " as undecided"
                        + " from tournament t where t.group_id = :group order by t.number desc")
                .bind("group", group)
                .map((row, at) -> new Listed(row(row), row.getInt("undecided")))
                .list());
  }

  /** A tournament with all that belongs to it. */
  public Optional<Tournament> find(Key key) {
    return database.read(handle -> find(handle, key));
  }

  private static Optional<Tournament> find(Handle handle, Key key) {
    return handle
        .createQuery("select * from tournament where group_id = :group and number = :number")
        .bind("group", key.group())
        .bind("number", key.number())
        .map((row, at) -> row(row))
        .findOne()
        .map(row -> new Tournament(row, players(handle, key), games(handle, key)));
  }

  private static TournamentRow row(ResultSet row) throws SQLException {
    return new TournamentRow(
        row.getString("group_id"),
        row.getInt("number"),
        row.getString("game"),
        options(row.getString("options")),
        Optional.ofNullable(row.getString("clock")).flatMap(TimeControl::of),
        row.getString("first_side"),
        row.getInt("laps"),
        Pace.of(row.getString("pace")).orElse(Pace.HOST),
        row.getInt("round"),
        row.getInt("rounds"),
        row.getLong("created"));
  }

  private static List<TournamentPlayer> players(Handle handle, Key key) {
    return handle
        .createQuery(
            "select number, member, withdrawn from tournament_player" + WHERE + " order by number")
        .bind("group", key.group())
        .bind("tournament", key.number())
        .map(
            (row, at) ->
                new TournamentPlayer(
                    row.getInt("number"),
                    row.getInt("member"),
                    Optional.ofNullable(row.getString("withdrawn"))
                        .map(word -> Withdrawal.valueOf(word.toUpperCase(Locale.ROOT)))))
        .list();
  }

  private static List<TournamentGame> games(Handle handle, Key key) {
    return handle
        .createQuery(
            "select g.*, t.status, t.winner from tournament_game g"
                + " left join game_table t on t.id = g.table_id"
                + WHERE
                + " order by g.number")
        .bind("group", key.group())
        .bind("tournament", key.number())
        .map((row, at) -> game(row))
        .list();
  }

  private static TournamentGame game(ResultSet row) throws SQLException {
    return new TournamentGame(
        row.getInt("number"),
        row.getInt("round"),
        row.getInt("first"),
        row.getInt("second"),
        Optional.ofNullable(row.getString("table_id")),
        "over".equals(row.getString("status")),
        Optional.ofNullable(row.getString("winner")),
        decision(row.getString("result"), row.getString("decided")));
  }

  private static Optional<Decision> decision(@Nullable String result, @Nullable String decided) {
    return result == null || decided == null
        ? Optional.empty()
        : TournamentResult.of(result)
            .map(known -> new Decision(known, Reason.valueOf(decided.toUpperCase(Locale.ROOT))));
  }

  /** Starts a round, unless another did so first; whether it was this one. */
  public boolean startRound(Key key, int round) {
    return database.write(
            handle ->
                handle.execute(
                    "update tournament set round = ?"
                        + " where group_id = ? and number = ? and round = ?",
                    round,
                    key.group(),
                    key.number(),
                    round - 1))
        == 1;
  }

  /** Takes it upon this server to open the table of a game; no other does so for a while. */
  public boolean claim(Key key, int game, long now) {
    return database.write(
            handle ->
                handle.execute(
                    "update tournament_game set claimed = ? where group_id = ? and tournament = ?"
                        + " and number = ? and table_id is null and result is null"
                        + " and (claimed is null or claimed < ?)",
                    now,
                    key.group(),
                    key.number(),
                    game,
                    now - CLAIMED.toMillis()))
        == 1;
  }

  /**
   * A game is played at this table, which is stored in the same change: none is left over. A claim
   * is only a matter of time, and clocks differ, so the store has the last word on who was first.
   */
  public void seat(Handle handle, Key key, int game, String table) {
    int seated =
        handle.execute(
            "update tournament_game set table_id = ? where group_id = ? and tournament = ?"
                + " and number = ? and table_id is null and result is null",
            table,
            key.group(),
            key.number(),
            game);
    if (seated != 1) {
      throw new LostRaceException("the game has a table or a result already");
    }
  }

  /** A result stands instead of the one at the table, or that one counts again. */
  public void decide(Key key, int game, Optional<Decision> decision) {
    database.write(handle -> decide(handle, key, game, decision));
  }

  private static int decide(Handle handle, Key key, int game, Optional<Decision> decision) {
    return handle
        .createUpdate(
            "update tournament_game set result = :result, decided = :decided"
                + WHERE
                + " and number = :game")
        .bind("result", decision.map(made -> made.result().word()).orElse(null))
        .bind(
            "decided",
            decision.map(made -> made.reason().name().toLowerCase(Locale.ROOT)).orElse(null))
        .bind("group", key.group())
        .bind("tournament", key.number())
        .bind("game", game)
        .execute();
  }

  /** Somebody leaves a tournament; the tables at which they were still playing. */
  public List<String> withdraw(Key key, int player) {
    return database.write(handle -> withdraw(handle, key, player));
  }

  private static List<String> withdraw(Handle handle, Key key, int player) {
    Tournament tournament = find(handle, key).orElseThrow();
    Withdrawal withdrawal = tournament.withdrawalOf(player);
    handle.execute(
        "update tournament_player set withdrawn = ?"
            + " where group_id = ? and tournament = ? and number = ?",
        withdrawal.name().toLowerCase(Locale.ROOT),
        key.group(),
        key.number(),
        player);
    List<TournamentGame> open =
        tournament.games().stream().filter(game -> game.has(player) && !game.isDecided()).toList();
    List<TournamentGame> changed =
        withdrawal == Withdrawal.FORFEITED
            ? open
            : tournament.games().stream().filter(game -> game.has(player)).toList();
    changed.forEach(
        game ->
            decide(handle, key, game.number(), Optional.of(decision(withdrawal, game, player))));
    return open.stream().flatMap(game -> game.table().stream()).toList();
  }

  private static Decision decision(Withdrawal withdrawal, TournamentGame game, int player) {
    return withdrawal == Withdrawal.ANNULLED
        ? new Decision(TournamentResult.NONE, Reason.ANNULLED)
        : new Decision(
            game.first() == player ? TournamentResult.SECOND : TournamentResult.FIRST,
            Reason.FORFEIT);
  }

  /** A member leaves the group, and with it its tournaments; where they were still playing. */
  public static List<String> withdrawMember(Handle handle, String group, int member) {
    return handle
        .createQuery(
            "select tournament, number from tournament_player"
                + " where group_id = :group and member = :member and withdrawn is null")
        .bind("group", group)
        .bind("member", member)
        .map((row, at) -> Map.entry(new Key(group, row.getInt("tournament")), row.getInt("number")))
        .list()
        .stream()
        .filter(entry -> find(handle, entry.getKey()).map(one -> !one.isOver()).orElse(false))
        .flatMap(entry -> withdraw(handle, entry.getKey(), entry.getValue()).stream())
        .toList();
  }

  /** Removes a tournament; its tables stay. */
  public void remove(Key key) {
    database.write(
        handle -> {
          for (String part : List.of("tournament_game", "tournament_player")) {
            handle.execute(
                "delete from " + part + " where group_id = ? and tournament = ?",
                key.group(),
                key.number());
          }
          return handle.execute(
              "delete from tournament where group_id = ? and number = ?",
              key.group(),
              key.number());
        });
  }

  /** Tournaments whose next round the server is to start, or which lack a table. */
  public List<Key> due(long now) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select t.group_id, t.number from tournament t"
                        + " join play_group p on p.id = t.group_id where p.ended is null and ("
                        + " t.pace = 'auto' and t.round < t.rounds and not exists ("
                        + "select 1 from tournament_game g"
                        + " left join game_table x on x.id = g.table_id"
                        + " where g.group_id = t.group_id and g.tournament = t.number"
                        + " and g.round = t.round and g.result is null"
                        + " and (x.status is null or x.status <> 'over'))"
                        + " or exists (select 1 from tournament_game g"
                        + " where g.group_id = t.group_id and g.tournament = t.number"
                        + " and g.round <= t.round and g.table_id is null and g.result is null"
                        + " and (g.claimed is null or g.claimed < :stale)))")
                .bind("stale", now - CLAIMED.toMillis())
                .map((row, at) -> new Key(row.getString("group_id"), row.getInt("number")))
                .list());
  }
}
