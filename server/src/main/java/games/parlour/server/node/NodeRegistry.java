package games.parlour.server.node;

import games.parlour.server.store.Database;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The servers that use a database, as far as they have said lately that they run. Thread-safe. */
public final class NodeRegistry {
  /** A node that has not been heard from for this long is dead, or cut off. */
  public static final Duration ALIVE = Duration.ofSeconds(15);

  private final Database database;
  private final String program;
  private final long started;
  private final VersionWatch versions;
  private volatile String name = "?";

  /**
   * A server of that database.
   *
   * @param name where it listens
   * @param program its version
   */
  public record Node(String id, String name, String program, long started, long seen) {
    boolean isAlive(long now) {
      return seen >= now - ALIVE.toMillis();
    }
  }

  /**
   * Makes ready.
   *
   * @param program the version of this server
   * @param now when it starts
   */
  public NodeRegistry(Database database, String program, long now) {
    this.database = database;
    this.program = program;
    this.started = now;
    this.versions = new VersionWatch(program);
  }

  /** Sets the address at which this server listens. */
  public void listensAt(String address) {
    name = address;
  }

  /** This server runs now. */
  public void beat(long now) {
    database.write(handle -> beat(handle, now));
  }

  private int beat(Handle handle, long now) {
    return handle
        .createUpdate(
            "insert into node (id, name, program, started, seen)"
                + " values (:id, :name, :program, :started, :now)"
                + " on conflict (id) do update set seen = excluded.seen, name = excluded.name")
        .bind("id", database.node())
        .bind("name", name)
        .bind("program", program)
        .bind("started", started)
        .bind("now", now)
        .execute();
  }

  /** Those that have said lately that they run, this one included, the oldest first. */
  public static List<Node> running(Database database, long now) {
    return list(database).stream().filter(node -> node.isAlive(now)).toList();
  }

  /** Whether servers of another version than this one's run. */
  public static boolean hasOtherVersions(Database database, String program, long now) {
    return running(database, now).stream().anyMatch(node -> !node.program().equals(program));
  }

  /** All of them, with dead ones that have not been removed yet. */
  static List<Node> list(Database database) {
    return database.read(
        handle ->
            handle
                .createQuery("select id, name, program, started, seen from node order by started")
                .map(
                    (row, at) ->
                        new Node(
                            row.getString("id"),
                            row.getString("name"),
                            row.getString("program"),
                            row.getLong("started"),
                            row.getLong("seen")))
                .list());
  }

  /** Tells the log of nodes of another version. */
  public void lookAtVersions(long now) {
    versions.look(running(database, now));
  }

  /** Those that have not been heard from for too long. */
  public List<Node> dead(long now) {
    return list(database).stream()
        .filter(node -> !node.id().equals(database.node()))
        .filter(node -> !node.isAlive(now))
        .toList();
  }

  /** Removes a dead node, unless it was heard from meanwhile or another node was quicker. */
  public boolean remove(Node dead) {
    return database.write(
            handle ->
                handle
                    .createUpdate("delete from node where id = :id and seen = :seen")
                    .bind("id", dead.id())
                    .bind("seen", dead.seen())
                    .execute())
        == 1;
  }

  /** This server stops; whether no other one runs. */
  public boolean leave(long now) {
    return database.write(
        handle -> {
          handle.execute(
              "update presence set left_at = ? where node = ? and left_at is null",
              now,
              database.node());
          handle.execute("delete from node where id = ?", database.node());
          return handle
                  .createQuery("select count(*) from node where seen > :since")
                  .bind("since", now - ALIVE.toMillis())
                  .mapTo(Integer.class)
                  .one()
              == 0;
        });
  }
}
