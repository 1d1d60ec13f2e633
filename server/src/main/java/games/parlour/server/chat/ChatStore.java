package games.parlour.server.chat;

import games.parlour.server.personal.PersonalData;
import games.parlour.server.store.Database;
import games.parlour.server.store.LostRaceException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The lines that are stored. A line keeps its number, and no other ever gets it. */
public final class ChatStore implements PersonalData {
  private static final int TRIES = 5;

  /** A statement takes only so many values. */
  private static final int AT_ONCE = 500;

  private final Database database;

  public ChatStore(Database database) {
    this.database = database;
  }

  /** What an export says of a line. */
  private record Exported(String table, long at, @Nullable String phrase, @Nullable String text) {}

  /** Keeps a line with the next number of its table, which it answers. */
  int add(String table, ChatLine line) {
    for (int tries = 1; ; tries++) {
      try {
        return database.write(handle -> insert(handle, table, line));
      } catch (LostRaceException quicker) {
        if (tries == TRIES) {
          throw quicker;
        }
      }
    }
  }

  private static int insert(Handle handle, String table, ChatLine line) {
    int number = last(handle, table) + 1;
    int added =
        handle
            .createUpdate(
                "insert into chat_line (table_id, number, at, guest, seat, phrase, text)"
                    + " values (:table, :number, :at, :guest, :seat, :phrase, :text)"
                    + " on conflict do nothing")
            .bind("table", table)
            .bind("number", number)
            .bind("at", line.at())
            .bind("guest", line.guest())
            .bind("seat", line.seat())
            .bind("phrase", line.phrase().orElse(null))
            .bind("text", line.text().orElse(null))
            .execute();
    if (added != 1) {
      throw new LostRaceException("another server added a line"); // on the same database
    }
    return number;
  }

  private static int last(Handle handle, String table) {
    return handle
        .createQuery("select coalesce(max(number), 0) from chat_line where table_id = :table")
        .bind("table", table)
        .mapTo(Integer.class)
        .one();
  }

  /** The number of a table's last line; 0 where nothing was said. */
  int last(String table) {
    return database.read(handle -> last(handle, table));
  }

  /** The newest lines of a table after a number, oldest first. */
  List<ChatLine> lines(String table, int after, int most) {
    List<ChatLine> newest =
        database.read(
            handle ->
                handle
                    .createQuery(
                        "select * from chat_line where table_id = :table and number > :after"
                            + " and (phrase is not null or text is not null)"
                            + " order by number desc limit :most")
                    .bind("table", table)
                    .bind("after", after)
                    .bind("most", most)
                    .map((row, at) -> line(row))
                    .list());
    return newest.reversed();
  }

  private static ChatLine line(ResultSet row) throws SQLException {
    return new ChatLine(
        row.getInt("number"),
        row.getLong("at"),
        row.getString("guest"),
        row.getString("seat"),
        Optional.ofNullable(row.getString("phrase")),
        Optional.ofNullable(row.getString("text")));
  }

  /** The number of the last line of each of these tables where something was said. */
  public Map<String, Integer> lastNumbers(Collection<String> tables) {
    List<String> all = List.copyOf(tables);
    Map<String, Integer> last = new HashMap<>();
    for (int from = 0; from < all.size(); from += AT_ONCE) {
      List<String> some = all.subList(from, Math.min(from + AT_ONCE, all.size()));
      database.read(
          handle -> {
            handle
                .createQuery(
                    "select table_id, max(number) as last from chat_line"
                        + " where table_id in (<tables>) group by table_id")
                .bindList("tables", some)
                .map((row, at) -> Map.entry(row.getString("table_id"), row.getInt("last")))
                .forEach(one -> last.put(one.getKey(), one.getValue()));
            return 0;
          });
    }
    return last;
  }

  /** Who wrote a line. */
  Optional<String> writer(String table, int number) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select guest from chat_line where table_id = :table and number = :number"
                        + " and guest <> ''")
                .bind("table", table)
                .bind("number", number)
                .mapTo(String.class)
                .findOne());
  }

  /**
   * Removes what was said at tables where nothing happened since a moment; how many lines. Of the
   * last line of a table the number stays, so that readers who have seen it miss no new one.
   */
  public int removeBefore(long moment, int most) {
    return database.write(
        handle ->
            change(handle, "delete from chat_line", "<", moment, most)
                + change(
                    handle,
                    "update chat_line"
                        + " set at = 0, guest = '', seat = '', phrase = null, text = null",
                    "=",
                    moment,
                    most));
  }

  /**
   * Changes old lines.
   *
   * @param comparison how their numbers compare to the last one of their table
   */
  private static int change(Handle handle, String how, String comparison, long moment, int most) {
    return handle
        .createUpdate(
            how
                + " where (table_id, number) in (select c.table_id, c.number from chat_line c"
                + " join game_table t on t.id = c.table_id"
                + " where t.changed < :moment and c.at < :moment and c.at > 0 and c.number "
                + comparison
                + " (select max(number) from chat_line where table_id = c.table_id) limit :most)")
        .bind("moment", moment)
        .bind("most", most)
        .execute();
  }

  @Override
  public String section() {
    return "chat";
  }

  @Override
  public List<?> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select table_id, at, phrase, text from chat_line where guest = :guest"
                        + " order by at, table_id, number")
                .bind("guest", guest)
                .map(
                    (row, at) ->
                        new Exported(
                            row.getString("table_id"),
                            row.getLong("at"),
                            row.getString("phrase"),
                            row.getString("text")))
                .list());
  }

  /** What somebody said is theirs, whatever they are called now. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle
        .createUpdate("update chat_line set guest = :to where guest = :from")
        .bind("from", from)
        .bind("to", to)
        .execute();
  }

  /** The numbers stay, so that readers who are further on miss nothing that comes after. */
  @Override
  public void forget(Handle handle, String guest) {
    handle
        .createUpdate(
            "update chat_line set guest = '', phrase = null, text = null where guest = :guest")
        .bind("guest", guest)
        .execute();
  }
}
