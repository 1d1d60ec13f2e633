package games.parlour.server.host;

import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.Guests;
import games.parlour.server.host.HostChanges.HostChange;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import games.parlour.server.tables.DiscardedTableException;
import games.parlour.server.tables.Tables;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets a running server hear what its host changes beside it, and do what the host orders. */
public final class HostWatch {
  private static final Logger LOG = LoggerFactory.getLogger(HostWatch.class);

  private final Database database;
  private final HostChanges changes;
  private final Tables tables;
  private final Guests guests;
  private final DeviceSessions devices;
  private final HostBlocks blocks;
  private final Announcements announcements;
  private long heard;

  public HostWatch(
      Database database,
      Tables tables,
      Guests guests,
      DeviceSessions devices,
      HostBlocks blocks,
      Announcements announcements) {
    this.database = database;
    this.changes = new HostChanges(database);
    this.tables = tables;
    this.guests = guests;
    this.devices = devices;
    this.blocks = blocks;
    this.announcements = announcements;
    this.heard = changes.last();
  }

  /** Removes the news of changes that every server has heard of by now. */
  public int removeBefore(long moment, int most) {
    return changes.removeBefore(moment);
  }

  /** Looks for what is new. */
  public synchronized void look() {
    try {
      for (HostChange change : changes.after(heard)) {
        hear(change);
        heard = change.number();
      }
      closingOrders().forEach(this::close);
    } catch (StoreException failed) {
      LOG.debug("the host is heard later", failed); // a store that fails is told of elsewhere
    }
  }

  private void hear(HostChange change) {
    switch (change.kind()) {
      case TABLE -> tables.finder().reload(change.subject());
      case PERSON -> {
        devices.forget(change.subject());
        guests.renamed(change.subject());
        blocks.reload();
      }
      case ANNOUNCEMENT -> announcements.reload();
    }
  }

  private List<String> closingOrders() {
    return database.read(
        handle ->
            handle
                .createQuery("select table_id from closing_order order by at")
                .mapTo(String.class)
                .list());
  }

  /** An order is done once; a table that no server can read is ended as it lies. */
  private void close(String table) {
    try {
      tables.callOff(table);
    } catch (ProblemException | DiscardedTableException refused) {
      LOG.debug(
          "a table is not called off", refused); // it waits for a moment, or a server, that can
      return;
    }
    database.write(handle -> handle.execute("delete from closing_order where table_id = ?", table));
    LOG.info("the host has called a game off");
  }
}
