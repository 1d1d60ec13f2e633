package games.parlour.server;

import games.parlour.server.chat.ChatStore;
import games.parlour.server.device.DeviceSessions;
import games.parlour.server.guest.Guests;
import games.parlour.server.host.HostWatch;
import games.parlour.server.node.NewsHandler;
import games.parlour.server.node.NewsListener;
import games.parlour.server.node.NodeRegistry;
import games.parlour.server.node.PresenceCache.Presence;
import games.parlour.server.node.PresenceStore;
import games.parlour.server.store.Database;
import games.parlour.server.store.StoreException;
import games.parlour.server.tables.Hub;
import games.parlour.server.tables.Tables;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What binds this server to the others on the same database: it hears what they change, says that
 * it runs and who is connected to it, and clears up after those that died.
 */
final class NodeLink implements NewsHandler, AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(NodeLink.class);
  private static final Duration REMEMBERED = Duration.ofHours(1);

  /** A node that has been cut off from the news for this long should get no new visitors. */
  private static final Duration DEAF = Duration.ofSeconds(5);

  /**
   * Those whose streams are at a node that has been cut off for this long are better served by
   * another one. PostgreSQL restarts within it, so then they stay.
   */
  private static final Duration FORSAKEN = Duration.ofSeconds(10);

  private final Tables tables;
  private final Hub hub;
  private final Guests guests;
  private final DeviceSessions devices;
  private final HostWatch host;
  private final ChatStore chat;
  private final PresenceStore presence;
  private final NodeRegistry nodes;
  private final NewsListener listener;
  private final Clock clock;
  private final String own;

  private final Object attendance = new Object();

  private volatile boolean started;

  /**
   * Whether this server is in the registry. Only then is presence written: otherwise nobody would
   * clear it up if the server died.
   */
  private volatile boolean registered;

  NodeLink(
      Database database,
      Tables tables,
      Hub hub,
      Guests guests,
      DeviceSessions devices,
      HostWatch host,
      ChatStore chat,
      PresenceStore presence,
      NodeRegistry nodes,
      Clock clock) {
    this.tables = tables;
    this.hub = hub;
    this.guests = guests;
    this.devices = devices;
    this.host = host;
    this.chat = chat;
    this.presence = presence;
    this.nodes = nodes;
    this.clock = clock;
    this.own = database.node();
    this.listener = new NewsListener(database, this);
  }

  /** Begins to hear the others, and to say that this server runs. */
  void start(String address) {
    nodes.listensAt(address);
    nodes.beat(clock.millis());
    registered = true;
    started = true;
    listener.start();
  }

  /** Whether changes of other servers are heard now. */
  boolean isConnected() {
    return listener.isConnected();
  }

  /** Whether they were heard lately, so that what is shown here is true. */
  boolean isUpToDate() {
    return listener.isAliveWithin(DEAF);
  }

  /** Whether what is shown here may be old, so that people are better sent elsewhere. */
  boolean isCutOff() {
    return !listener.isAliveWithin(FORSAKEN);
  }

  /** Says that this server runs, and clears up after those that do not any more. */
  void beat() {
    long now = clock.millis();
    nodes.beat(now);
    registered = true;
    nodes.lookAtVersions(now);
    for (NodeRegistry.Node dead : nodes.dead(now)) {
      leave(() -> presence.leaveAll(dead.id(), dead.seen()));
      if (nodes.remove(dead)) {
        LOG.warn("the node at {} has not been heard from for {} s", dead.name(), ago(dead, now));
        tables.resume();
      }
    }
    presence.removeBefore(now - REMEMBERED.toMillis());
    hub.tidy();
  }

  private static long ago(NodeRegistry.Node dead, long now) {
    return (now - dead.seen()) / 1_000;
  }

  /** Clears up after nodes that stopped without signing people off. */
  void clearAbandoned() {
    leave(() -> presence.leaveAbandoned(clock.millis()));
  }

  /** Who is there must not be read before others are taken for gone and taken over after it. */
  private void leave(Supplier<List<Presence>> leaving) {
    synchronized (attendance) {
      leaving.get().forEach(hub::heard);
    }
  }

  /** Tells the others who has come and left since. */
  void tellPresence() {
    if (!started) {
      return;
    }
    if (!registered) {
      nodes.beat(clock.millis());
      registered = true;
    }
    presence.flush();
  }

  @Override
  public void table(String id, long version) {
    tables.finder().heard(id, version);
  }

  @Override
  public void thought(String table, int entry, String written) {
    tables.finder().thought(table, entry, written);
  }

  @Override
  public void chat(String table, int line) {
    hub.chatted(table, line);
  }

  @Override
  public void presence(String table, String guest, String node, OptionalLong left) {
    if (!node.equals(own)) {
      hub.heard(new Presence(table, guest, node, left));
    } else if (left.isPresent()) {
      hub.denyLeft(table, guest); // this server was taken for dead
      registered = false;
    }
  }

  @Override
  public void name(String guest) {
    guests.renamed(guest);
    beside(() -> tables.renamed(guest));
  }

  @Override
  public void signedOut(String guest) {
    devices.forget(guest);
  }

  @Override
  public void host() {
    beside(host::look);
  }

  @Override
  public void record(String id) {
    beside(() -> tables.finder().reload(id));
  }

  /** What asks the store must not keep the next message from being heard. */
  private static void beside(Runnable work) {
    Thread.startVirtualThread(
        () -> {
          try {
            work.run();
          } catch (StoreException failed) {
            LOG.debug("news waits for the store, which is told of elsewhere", failed);
          } catch (RuntimeException failed) {
            LOG.error("news of another node could not be taken", failed);
          }
        });
  }

  @Override
  public void catchUp() {
    synchronized (attendance) {
      hub.catchUp(presence.elsewhere());
    }
    guests.catchUp();
    devices.lookForRemovals();
    host.look();
    tables.finder().forgetImported();
    tables.finder().catchUp();
    chat.lastNumbers(hub.followed()).forEach(hub::chatted);
  }

  /** This server stops; whether no other one runs. */
  boolean leave() {
    try {
      presence.flush();
      return nodes.leave(clock.millis());
    } catch (StoreException failed) {
      LOG.debug("the others find out by themselves that this server has stopped", failed);
      return false;
    }
  }

  @Override
  public void close() {
    listener.close();
  }
}
