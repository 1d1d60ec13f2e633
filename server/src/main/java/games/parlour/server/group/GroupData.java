package games.parlour.server.group;

import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.store.Database;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** What groups keep about people. Results belong to the others, too: they stay without a name. */
public final class GroupData implements PersonalData {
  private final Database database;

  public GroupData(Database database) {
    this.database = database;
  }

  /** What an export says of a group. */
  private record Exported(String group, String name, long joined, boolean host, boolean left) {}

  @Override
  public String section() {
    return "groups";
  }

  @Override
  public List<?> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select p.name as title, m.name, m.joined, m.number, p.host, m.gone"
                        + " from group_member m join play_group p on p.id = m.group_id"
                        + " where m.guest = :guest order by m.joined, p.id")
                .bind("guest", guest)
                .map(
                    (row, at) ->
                        new Exported(
                            row.getString("title"),
                            row.getString("name"),
                            row.getLong("joined"),
                            row.getInt("number") == row.getInt("host"),
                            row.getString("gone") != null))
                .list());
  }

  /** Whoever is in the group already stays there as themselves. */
  @Override
  public void moveTo(Handle handle, String from, String to) {
    handle.execute(
        "update group_member set guest = ? where guest = ?"
            + " and group_id not in (select group_id from group_member where guest = ?)",
        to,
        from,
        to);
    Map<String, Integer> known = members(handle, to);
    members(handle, from)
        .forEach(
            (group, member) -> {
              TournamentStore.withdrawMember(handle, group, member);
              handle.execute(
                  "update play_group set host = ? where id = ? and host = ?",
                  known.get(group),
                  group,
                  member);
              handle.execute(
                  "update group_member set gone = 'left' where group_id = ? and number = ?",
                  group,
                  member);
            });
  }

  /** Where somebody is or was in a group, and under which number. */
  private static Map<String, Integer> members(Handle handle, String guest) {
    return handle
        .createQuery("select group_id, number from group_member where guest = :guest")
        .bind("guest", guest)
        .map((row, at) -> Map.entry(row.getString("group_id"), row.getInt("number")))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** A group without its host goes on with whoever has been in it longest, or ends. */
  @Override
  public void forget(Handle handle, String guest) {
    members(handle, guest).forEach((group, member) -> forget(handle, group, member));
  }

  private static void forget(Handle handle, String group, int member) {
    TournamentStore.withdrawMember(handle, group, member);
    handle.execute(
        "update group_member set guest = null, name = '', gone = 'left'"
            + " where group_id = ? and number = ?",
        group,
        member);
    handle.execute(
        "update play_group set host = coalesce((select min(m.number) from group_member m"
            + " where m.group_id = play_group.id and m.gone is null), host)"
            + " where id = ? and host = ?",
        group,
        member);
    handle.execute(
        "update play_group set name = '', code_hash = null, joining = 0,"
            + " ended = coalesce(ended, created) where id = ? and host = ?",
        group,
        member);
  }
}
