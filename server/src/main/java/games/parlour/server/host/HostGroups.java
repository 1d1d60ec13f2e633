package games.parlour.server.host;

import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/** Classes and clubs as the host of the server sees them. */
public final class HostGroups {
  private static final String COLUMNS =
      "select g.id, g.name, g.created, g.ended,"
          + " (select m.name from group_member m where m.group_id = g.id and m.number = g.host)"
          + " as leader,"
          + " (select count(*) from group_member m where m.group_id = g.id and m.gone is null)"
          + " as members,"
          + " (select count(*) from group_table t where t.group_id = g.id) as games,"
          + " (select count(*) from tournament t where t.group_id = g.id) as tournaments"
          + " from play_group g";

  private final Database database;

  public HostGroups(Database database) {
    this.database = database;
  }

  /**
   * A group.
   *
   * @param leader what the member is called who leads it
   * @param ended when it ended; nothing where it has not
   */
  public record HostGroup(
      String id,
      String name,
      String leader,
      int members,
      int games,
      int tournaments,
      long created,
      Optional<Long> ended) {}

  /** Groups, the newest first. */
  public List<HostGroup> list(int most) {
    return database.read(
        handle ->
            handle
                .createQuery(COLUMNS + " order by g.created desc, g.id limit :most")
                .bind("most", most)
                .map((row, at) -> group(row))
                .list());
  }

  /** The group with this id. */
  public Optional<HostGroup> find(String id) {
    return database.read(
        handle ->
            handle
                .createQuery(COLUMNS + " where g.id = :id")
                .bind("id", id)
                .map((row, at) -> group(row))
                .findOne());
  }

  private static HostGroup group(ResultSet row) throws SQLException {
    long end = row.getLong("ended");
    Optional<Long> ended = row.wasNull() ? Optional.empty() : Optional.of(end);
    return new HostGroup(
        row.getString("id"),
        row.getString("name"),
        String.valueOf(row.getString("leader")),
        row.getInt("members"),
        row.getInt("games"),
        row.getInt("tournaments"),
        row.getLong("created"),
        ended);
  }

  /** Ends a group: nobody joins it any more, and nothing new is played there. */
  public void end(String id, long now) {
    database.write(
        handle ->
            handle.execute(
                "update play_group set ended = ?, code_hash = null, joining = 0"
                    + " where id = ? and ended is null",
                now,
                id));
  }
}
