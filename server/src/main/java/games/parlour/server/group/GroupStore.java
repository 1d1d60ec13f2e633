package games.parlour.server.group;

import games.parlour.server.group.tournament.TournamentStore;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.secret.SecretCipher;
import games.parlour.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** The groups that are stored, and who is in them. Codes are locked with the server's key. */
final class GroupStore {
  private final Database database;
  private final SecretCipher cipher;

  GroupStore(Database database) {
    this.database = database;
    this.cipher = database.cipher();
  }

  /** Keeps a new group whose first member is its host. */
  void add(String id, String name, GroupCode code, String guest, String called, long now) {
    database.write(
        handle -> {
          handle.execute(
              "insert into play_group (id, name, host, code, code_hash, joining, chat, created)"
                  + " values (?, ?, 1, ?, ?, 1, 1, ?)",
              id,
              name,
              locked(id, code),
              hash(code),
              now);
          return insert(handle, id, 1, guest, called, now);
        });
  }

  private static int insert(
      Handle handle, String group, int number, String guest, String name, long now) {
    return handle.execute(
        "insert into group_member (group_id, number, guest, name, joined, seen)"
            + " values (?, ?, ?, ?, ?, ?)",
        group,
        number,
        guest,
        name,
        now,
        now);
  }

  private String locked(String group, GroupCode code) {
    return cipher.lock(code.letters(), place(group));
  }

  private static String place(String group) {
    return "group " + group;
  }

  private String hash(GroupCode code) {
    return cipher.hash("group " + code.letters());
  }

  /** The group with this id. */
  Optional<GroupRow> find(String id) {
    return one("select * from play_group where id = :key", id);
  }

  /** The group that a code leads to, whether it lets anybody in or not. */
  Optional<GroupRow> ofCode(GroupCode code) {
    return one("select * from play_group where code_hash = :key", hash(code));
  }

  private Optional<GroupRow> one(String question, String key) {
    return database.read(
        handle ->
            handle.createQuery(question).bind("key", key).map((row, at) -> group(row)).findOne());
  }

  private GroupRow group(ResultSet row) throws SQLException {
    String id = row.getString("id");
    row.getLong("ended");
    boolean ended = !row.wasNull();
    return new GroupRow(
        id,
        row.getString("name"),
        row.getInt("host"),
        new GroupCode(cipher.unlock(row.getString("code"), place(id))),
        row.getInt("joining") == 1,
        row.getInt("chat") == 1,
        ended);
  }

  /** The groups that somebody is in, the newest first. */
  List<GroupRow> of(String guest) {
    return database.read(
        handle ->
            handle
                .createQuery(
                    "select p.* from play_group p join group_member m on m.group_id = p.id"
                        + " where m.guest = :guest and m.gone is null"
                        + " order by p.created desc, p.id")
                .bind("guest", guest)
                .map((row, at) -> group(row))
                .list());
  }

  /** Everybody who is or was in a group, in the order in which they came. */
  List<MemberRow> members(String group) {
    return database.read(handle -> members(handle, group));
  }

  private static List<MemberRow> members(Handle handle, String group) {
    return handle
        .createQuery("select * from group_member where group_id = :group order by number")
        .bind("group", group)
        .map(
            (row, at) ->
                new MemberRow(
                    row.getInt("number"),
                    Optional.ofNullable(row.getString("guest")),
                    row.getString("name"),
                    row.getLong("seen"),
                    Optional.ofNullable(row.getString("gone"))))
        .list();
  }

  /** Decides who may come in under which name, knowing everybody who is or was there. */
  interface Doorkeeper {
    /** The name to keep; refuses whoever may not come in. */
    String admit(List<MemberRow> members);
  }

  /** Somebody comes in, or comes back under their old number. */
  void join(String group, String guest, Doorkeeper door, long now) {
    admitted(
        handle -> {
          List<MemberRow> members = members(handle, group);
          String name = door.admit(members);
          Optional<MemberRow> known =
              members.stream().filter(member -> member.isOf(guest)).findFirst();
          if (known.isPresent()) {
            handle.execute(
                "update group_member set name = ?, seen = ?, gone = null"
                    + " where group_id = ? and number = ?",
                name,
                now,
                group,
                known.get().number());
          } else {
            insert(handle, group, members.size() + 1, guest, name, now);
          }
        });
  }

  /** Somebody is called something else; the doorkeeper says whether they may. */
  void rename(String group, int member, Doorkeeper door) {
    admitted(
        handle ->
            handle.execute(
                "update group_member set name = ? where group_id = ? and number = ?",
                door.admit(members(handle, group)),
                group,
                member));
  }

  /** Makes a change unless the doorkeeper refuses it, which is no failure of the store. */
  private void admitted(Consumer<Handle> change) {
    Optional<ProblemException> refused =
        database.write(
            handle -> {
              try {
                change.accept(handle);
                return Optional.empty();
              } catch (ProblemException refusal) {
                return Optional.of(refusal);
              }
            });
    if (refused.isPresent()) {
      throw refused.get();
    }
  }

  /** Somebody leaves a group and its tournaments; the tables at which they were still playing. */
  List<String> leave(String group, int member, String gone) {
    return database.write(
        handle -> {
          handle.execute(
              "update group_member set gone = ? where group_id = ? and number = ?",
              gone,
              group,
              member);
          return TournamentStore.withdrawMember(handle, group, member);
        });
  }

  /** Somebody is at the page of a group. */
  void seen(String group, int member, long now) {
    database.write(
        handle ->
            handle.execute(
                "update group_member set seen = ? where group_id = ? and number = ? and seen < ?",
                now,
                group,
                member,
                now));
  }

  /** Keeps what the host has changed, but for the code. */
  void change(GroupRow group) {
    database.write(
        handle ->
            handle.execute(
                "update play_group set name = ?, host = ?, joining = ?, chat = ? where id = ?",
                group.name(),
                group.host(),
                group.joining() ? 1 : 0,
                group.chat() ? 1 : 0,
                group.id()));
  }

  /** From now on another code leads to a group. */
  void renew(String group, GroupCode code) {
    database.write(
        handle ->
            handle.execute(
                "update play_group set code = ?, code_hash = ? where id = ?",
                locked(group, code),
                hash(code),
                group));
  }

  /** A group ends; its code leads nowhere any more. */
  void end(String group, long now) {
    database.write(
        handle ->
            handle.execute(
                "update play_group set ended = ?, code_hash = null, joining = 0 where id = ?",
                now,
                group));
  }
}
