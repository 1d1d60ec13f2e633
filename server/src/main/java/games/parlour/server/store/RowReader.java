package games.parlour.server.store;

import games.parlour.core.Setup;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.StoredTable.ClockRow;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How rows of the database become values, and what a few of their columns look like. */
final class RowReader {
  private RowReader() {}

  /** A table that is to be played at. */
  static TableRow table(ResultSet row, RowSecrets secrets) throws SQLException {
    return table(row, secrets.seed(row.getString("id"), row.getString("seed")));
  }

  /** A table for a list, which needs no seed: a damaged one spoils no list. */
  static TableRow listed(ResultSet row) throws SQLException {
    return table(row, "");
  }

  private static TableRow table(ResultSet row, String seed) throws SQLException {
    try {
      return soundTable(row, seed);
    } catch (RuntimeException damaged) {
      throw new DamagedRowException("table " + row.getString("id"), damaged);
    }
  }

  private static TableRow soundTable(ResultSet row, String seed) throws SQLException {
    Setup setup =
        new Setup(
            row.getString("game"),
            row.getInt("rules"),
            options(row.getString("options")),
            text(row, "position"));
    return new TableRow(
        row.getString("id"),
        setup,
        seed,
        row.getString("creator"),
        row.getInt("listed") == 1,
        text(row, "lesson"),
        TableStatus.of(row.getString("status")),
        text(row, "turn"),
        text(row, "winner"),
        text(row, "takeback").map(RowReader::words).orElse(List.of()),
        words(row.getString("rematch")),
        text(row, "next_table"),
        row.getLong("created"),
        row.getLong("changed"),
        row.getLong("version"));
  }

  /** A seat with its invitation. */
  static SeatRow seat(ResultSet row, RowSecrets secrets) throws SQLException {
    return seat(
        row, secrets.token(row.getString("table_id"), row.getInt("number"), text(row, "token")));
  }

  /** A seat for a list, which tells no invitations. */
  static SeatRow listedSeat(ResultSet row) throws SQLException {
    return seat(row, Optional.empty());
  }

  private static SeatRow seat(ResultSet row, Optional<String> token) throws SQLException {
    Holder holder =
        switch (row.getString("kind")) {
          case "guest" -> new Holder.Guest(named(row, "guest"), row.getInt("beside") == 1);
          case "computer" -> new Holder.Computer(named(row, "player"));
          default -> new Holder.Open();
        };
    return new SeatRow(
        row.getInt("number"), row.getString("name"), holder, token, text(row, "nonce"));
  }

  private static String named(ResultSet row, String column) throws SQLException {
    return text(row, column).orElse(""); // nobody is called so
  }

  static EntryRow entry(ResultSet row) throws SQLException {
    return new EntryRow(row.getInt("number"), row.getLong("at"), row.getString("line"));
  }

  static ClockRow clock(ResultSet row) throws SQLException {
    return new ClockRow(
        row.getString("control"),
        moment(row, "from_at"),
        moment(row, "deadline"),
        row.getString("state"));
  }

  private static OptionalLong moment(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private static Optional<String> text(ResultSet row, String column) throws SQLException {
    return Optional.ofNullable(row.getString(column));
  }

  /** Options in one column: key=value, separated by spaces; neither holds a space. */
  static String options(Map<String, String> options) {
    return options.entrySet().stream()
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" "));
  }

  private static Map<String, String> options(String text) {
    Map<String, String> options = new TreeMap<>();
    for (String pair : words(text)) {
      int equals = pair.indexOf('=');
      options.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return options;
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
  }
}
