package games.parlour.server.store;

import games.parlour.server.store.StoredTable.ClockRow;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Reads what is stored of tables, each as it stood at one moment. Every move makes other servers
 * read its table, so PostgreSQL is asked all questions about one in a single message. Thread-safe.
 */
public final class TableReader {
  private static final String VERSION = "select version from game_table where id = ?";

  /**
   * Begins with the version and ends with it: if it is the same, so is all in between. Columns are
   * named, since a prepared statement does not survive that a later version adds one.
   */
  private static final List<Question> QUESTIONS =
      List.of(
          new Question(VERSION, 1, Rows::takeVersion),
          new Question(
              "select number, at, line from entry where table_id = ? and number > ?"
                  + " order by number",
              2,
              Rows::takeEntries),
          new Question(
              "select table_id, number, name, kind, guest, beside, player, token, nonce from seat"
                  + " where table_id = ? order by number",
              1,
              Rows::takeSeats),
          new Question(
              "select control, from_at, deadline, state from table_clock where table_id = ?",
              1,
              Rows::takeClock),
          new Question(
              "select id, game, rules, options, position, seed, creator, listed, lesson, status,"
                  + " turn, winner, takeback, rematch, next_table, created, changed, version"
                  + " from game_table where id = ?",
              1,
              Rows::takeTable));

  private static final String TOGETHER =
      QUESTIONS.stream().map(Question::sql).collect(Collectors.joining("; "));

  private static final int TRIES = 50;
  private static final int AT_ONCE = 500;

  private final Database database;
  private final RowSecrets secrets;

  public TableReader(Database database) {
    this.database = database;
    this.secrets = database.secrets();
  }

  /** What becomes of the rows that a question is answered with. */
  @FunctionalInterface
  private interface RowTaker {
    void take(Rows into, ResultSet rows) throws SQLException;
  }

  /**
   * One question about a table.
   *
   * @param values how many of the table's id and the entry it names, in this order
   */
  private record Question(String sql, int values, RowTaker taker) {
    /** Binds the values from a place on; the next free place. */
    int bind(PreparedStatement statement, int place, String id, int entry) throws SQLException {
      statement.setString(place, id);
      if (values > 1) {
        statement.setInt(place + 1, entry);
      }
      return place + values;
    }
  }

  /** All that is stored of a table. */
  public Optional<StoredTable> table(String id) {
    return tableSince(id, 0);
  }

  /** The same, with those entries of its log alone that come after one. */
  public Optional<StoredTable> tableSince(String id, int entry) {
    for (int tries = 0; tries < TRIES; tries++) {
      Rows rows = database.read(handle -> read(handle.getConnection(), id, entry));
      if (rows.areOfOneMoment()) {
        return rows.stored();
      }
    }
    throw new StoreException("the table changes all the time", new IllegalStateException());
  }

  private Rows read(Connection connection, String id, int entry) {
    Rows rows = new Rows(secrets);
    try {
      if (database.isShared()) {
        askTogether(connection, id, entry, rows);
      } else {
        askOneByOne(connection, id, entry, rows);
      }
      return rows;
    } catch (SQLException failed) {
      throw unanswered(failed);
    }
  }

  private static void askTogether(Connection connection, String id, int entry, Rows into)
      throws SQLException {
    try (PreparedStatement all = connection.prepareStatement(TOGETHER)) {
      int place = 1;
      for (Question question : QUESTIONS) {
        place = question.bind(all, place, id, entry);
      }
      all.execute();
      for (Question question : QUESTIONS) {
        try (ResultSet rows = all.getResultSet()) {
          question.taker().take(into, rows);
        }
        all.getMoreResults();
      }
    }
  }

  /** SQLite takes one question at a time, but is not far away. */
  private static void askOneByOne(Connection connection, String id, int entry, Rows into)
      throws SQLException {
    for (Question question : QUESTIONS) {
      try (PreparedStatement one = connection.prepareStatement(question.sql())) {
        question.bind(one, 1, id, entry);
        try (ResultSet rows = one.executeQuery()) {
          question.taker().take(into, rows);
        }
      }
    }
  }

  private static StoreException unanswered(SQLException failed) {
    return new StoreException("the database does not answer", failed);
  }

  /** Which state of a table is the latest; nothing where there is no such table. */
  public Optional<Long> version(String id) {
    return database.read(
        handle -> {
          try (PreparedStatement statement = handle.getConnection().prepareStatement(VERSION)) {
            statement.setString(1, id);
            try (ResultSet row = statement.executeQuery()) {
              return row.next() ? Optional.of(row.getLong(1)) : Optional.empty();
            }
          } catch (SQLException failed) {
            throw unanswered(failed);
          }
        });
  }

  /** The latest states of these tables; those that there are none of are left out. */
  public Map<String, Long> versions(List<String> ids) {
    Map<String, Long> versions = new HashMap<>();
    for (int from = 0; from < ids.size(); from += AT_ONCE) {
      List<String> some = ids.subList(from, Math.min(ids.size(), from + AT_ONCE));
      database.read(
          handle -> {
            handle
                .createQuery("select id, version from game_table where id in (<ids>)")
                .bindList("ids", some)
                .map((row, at) -> Map.entry(row.getString("id"), row.getLong("version")))
                .forEach(one -> versions.put(one.getKey(), one.getValue()));
            return 0;
          });
    }
    return versions;
  }

  /** The last entry of a table that somebody has seen; nothing where they do not sit. */
  public Optional<Integer> seenBy(String table, String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select max(seen) from seat where table_id = :table and guest = :guest"
                        + " having count(*) > 0")
                .bind("table", table)
                .bind("guest", guest)
                .mapTo(Integer.class)
                .findOne());
  }

  /** The table that an invitation leads to. */
  public Optional<String> tableOfToken(String token) {
    return database.read(
        handle ->
            handle
                .createQuery("select table_id from seat where token_hash = :hash")
                .bind("hash", secrets.hash(token))
                .mapTo(String.class)
                .findOne());
  }

  /** What the questions about one table were answered with. */
  private static final class Rows {
    private final RowSecrets secrets;
    private final List<EntryRow> entries = new ArrayList<>();
    private final List<SeatRow> seats = new ArrayList<>();
    private long version = -1;
    private @Nullable ClockRow clock;
    private @Nullable TableRow table;

    Rows(RowSecrets secrets) {
      this.secrets = secrets;
    }

    void takeVersion(ResultSet row) throws SQLException {
      version = row.next() ? row.getLong(1) : -1;
    }

    void takeEntries(ResultSet row) throws SQLException {
      while (row.next()) {
        entries.add(RowReader.entry(row));
      }
    }

    void takeSeats(ResultSet row) throws SQLException {
      while (row.next()) {
        seats.add(RowReader.seat(row, secrets));
      }
    }

    void takeClock(ResultSet row) throws SQLException {
      clock = row.next() ? RowReader.clock(row) : null;
    }

    void takeTable(ResultSet row) throws SQLException {
      table = row.next() ? RowReader.table(row, secrets) : null;
    }

    boolean areOfOneMoment() {
      return version == (table == null ? -1 : table.version());
    }

    Optional<StoredTable> stored() {
      return Optional.ofNullable(table)
          .map(found -> new StoredTable(found, seats, entries, Optional.ofNullable(clock)));
    }
  }
}
