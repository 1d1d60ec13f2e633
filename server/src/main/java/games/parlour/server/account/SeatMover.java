package games.parlour.server.account;

import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.GuestName;
import games.parlour.server.guest.Guests;
import games.parlour.server.personal.PersonalData;
import games.parlour.server.store.Database;
import games.parlour.server.tables.Tables;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Takes the games of a guest along when the device they played on is signed in as somebody else. A
 * seat stays behind where that person sits already: nobody plays against themselves unasked.
 */
final class SeatMover {
  /** All tables that somebody opened or sits at, but for those where the other one sits, too. */
  private static final String MOVED =
      "select id from game_table where (creator = :from"
          + " or id in (select table_id from seat where guest = :from))"
          + " and id not in (select table_id from seat where guest = :to)";

  private final Database database;
  private final Tables tables;
  private final Guests guests;
  private final DeviceSessions devices;
  private final AccountStore accounts;
  private final List<PersonalData> personal;

  SeatMover(
      Database database,
      Tables tables,
      Guests guests,
      DeviceSessions devices,
      AccountStore accounts,
      List<PersonalData> personal) {
    this.database = database;
    this.tables = tables;
    this.guests = guests;
    this.devices = devices;
    this.accounts = accounts;
    this.personal = List.copyOf(personal);
  }

  /**
   * Moves the seats of a guest who has no account and no other device; whoever has could come back
   * as themselves, and keeps what is theirs.
   */
  void takeAlong(String from, String to) {
    boolean gone = accounts.of(from).isEmpty() && devices.list(from).size() <= 1;
    if (gone && !from.equals(to)) {
      List<String> moved = database.write(handle -> move(handle, from, to));
      guests.renamed(from);
      moved.forEach(tables.finder()::reload);
    }
  }

  private List<String> move(Handle handle, String from, String to) {
    List<String> moved =
        handle.createQuery(MOVED).bind("from", from).bind("to", to).mapTo(String.class).list();
    moved.forEach(
        table -> {
          handle.execute(
              "update game_table set creator = ? where id = ? and creator = ?", to, table, from);
          handle.execute(
              "update seat set guest = ? where table_id = ? and guest = ?", to, table, from);
        });
    personal.forEach(part -> part.moveTo(handle, from, to));
    handle.execute("update guest set name = ? where id = ?", GuestName.FORMER, from);
    return moved;
  }
}
