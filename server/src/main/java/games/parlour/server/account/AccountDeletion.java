package games.parlour.server.account;

import games.parlour.server.device.DeviceSessionStore;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.GuestName;
import games.parlour.server.guest.Guests;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.Database;
import games.parlour.server.store.TableLists;
import games.parlour.server.tables.Tables;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Removes all that is kept about somebody. Finished games belong to the others, too: they stay, and
 * tell of a former player there.
 */
final class AccountDeletion {
  private final Database database;
  private final TableLists lists;
  private final Tables tables;
  private final Guests guests;
  private final DeviceSessions devices;
  private final List<PersonalData> personal;

  AccountDeletion(
      Database database,
      TableLists lists,
      Tables tables,
      Guests guests,
      DeviceSessions devices,
      List<PersonalData> personal) {
    this.database = database;
    this.lists = lists;
    this.tables = tables;
    this.guests = guests;
    this.devices = devices;
    this.personal = List.copyOf(personal);
  }

  /** Their games end first; should that fail, they are still there to try again. */
  void delete(String guest) {
    lists.unfinishedIdsOf(guest).forEach(table -> leave(table, guest));
    List<String> mine = lists.idsOf(guest);
    database.write(handle -> remove(handle, guest));
    devices.forget(guest);
    guests.renamed(guest);
    personal.forEach(part -> part.forgotten(guest));
    mine.forEach(tables.finder()::reload);
    database.scrub();
  }

  /** A table of others that no server can read keeps nobody here. */
  private void leave(String table, String guest) {
    try {
      tables.leave(table, guest);
    } catch (ProblemException problem) {
      if (problem.kind() != ProblemKind.REFUSED || problem.mayDifferElsewhere()) {
        throw problem;
      }
    }
  }

  private int remove(Handle handle, String guest) {
    personal.forEach(part -> part.forget(handle, guest));
    LoginCodes.remove(handle, guest);
    AccountStore.remove(handle, guest);
    handle.execute("delete from session where guest = ?", guest);
    DeviceSessionStore.tellRemoval(handle);
    handle.execute(
        "update seat set kind = 'open', guest = null, nonce = null where guest = ?"
            + " and table_id in (select id from game_table where status = 'open')",
        guest);
    return handle.execute("update guest set name = ? where id = ?", GuestName.FORMER, guest);
  }
}
