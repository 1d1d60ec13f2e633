package games.parlour.server.host;

import games.parlour.server.account.HostAccounts;
import games.parlour.server.clock.TimeKeeper;
import games.parlour.server.host.Announcements.Announcement;
import games.parlour.server.node.NodeRegistry;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Where a host works on a server's database, whether that server runs or not. */
public final class HostDesk implements AutoCloseable {
  private final Database database;
  private final Clock clock;

  private HostDesk(Database database, Clock clock) {
    this.database = database;
    this.clock = clock;
  }

  /** Refuses a database that no server of this version has used. */
  public static HostDesk open(String address, Path keyFile, Clock clock) {
    return new HostDesk(Database.beside(address, keyFile), clock);
  }

  /** What time it is. */
  public long now() {
    return clock.millis();
  }

  public HostGames games() {
    return new HostGames(database);
  }

  public HostGroups groups() {
    return new HostGroups(database);
  }

  public HostPeople people() {
    return new HostPeople(database, clock);
  }

  public HostReports reports() {
    return new HostReports(database);
  }

  public HostAccounts accounts() {
    return new HostAccounts(database, clock);
  }

  /** The servers that run on the database, where several may; they go by its clock. */
  public List<NodeRegistry.Node> nodes() {
    return database.isShared()
        ? NodeRegistry.running(database, TimeKeeper.serverClock(clock, database).millis())
        : List.of();
  }

  /** What everybody is told now. */
  public Optional<Announcement> announcement() {
    return new Announcements(database, clock).current();
  }

  /** Tells everybody something, in place of what was told before. */
  public void announce(String english, String german, Optional<Long> until) {
    long now = clock.millis();
    new HostChanges(database)
        .write(
            HostChanges.Kind.ANNOUNCEMENT,
            "",
            now,
            handle -> {
              Announcements.set(handle, new Announcement(english, german, now, until));
              return true;
            });
  }

  /** Tells nothing any more; whether something was told. */
  public boolean endAnnouncement() {
    return new HostChanges(database)
        .write(HostChanges.Kind.ANNOUNCEMENT, "", clock.millis(), Announcements::remove);
  }

  @Override
  public void close() {
    database.close();
  }
}
