package games.parlour.cli.chaos.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a node has logged, message by message, each with the stack trace that follows it. A thread
 * that dies tells it without the head of a message.
 */
public final class NodeLog {
  private static final String TIME = "[0-9]{4}-[0-9]{2}-[0-9]{2}T\\S+ ";

  private static final Pattern HEAD =
      Pattern.compile(TIME + "(WARN|ERROR|INFO) .*|Exception in thread .*");

  /** How failures of a database show themselves in a stack trace. */
  private static final Pattern OF_DATABASE =
      Pattern.compile(
          "StoreException|SQL[A-Za-z]*Exception|SQLiteException|PSQLException|ConnectionException");

  /**
   * What PostgreSQL does to whoever held a lock, or waited for one, while a machine stood still.
   */
  private static final Pattern OF_STANDSTILL =
      Pattern.compile("due to (lock|idle-in-transaction) timeout");

  /** What nodes may have reason to log. Every other message is a finding. */
  public enum Topic {
    /** The database does not answer or does not store, and answers again. */
    DATABASE_FAILS(
        "ERROR games.parlour.server.metrics.StoreMetrics the store fails to take a change",
        "WARN games.parlour.server.metrics.StoreMetrics the store takes changes again",
        "ERROR games.parlour.server.http.ProblemHandlers the store failed at ",
        "ERROR games.parlour.server.tables.Computers a move of a computer at table ",
        "ERROR games.parlour.server.jobs.LocalJobQueue jobs of the kind ",
        "ERROR games.parlour.server.NodeLink news of another node could not be taken",
        "ERROR games.parlour.server.node.NewsListener news of another node could not be taken",
        "ERROR games.parlour.server.node.NewsListener what other nodes have changed could not be"),
    /**
     * PostgreSQL was away for so long that it is worth a line that nodes do not hear each other.
     */
    NODES_ARE_UNHEARD(
        "WARN games.parlour.server.node.NewsListener changes of other nodes have not been heard",
        "WARN games.parlour.server.node.NewsListener changes of other nodes are heard again"),
    /** Another node is dead, stands still, or seems so by a wrong clock. */
    NODE_IS_GONE("WARN games.parlour.server.NodeLink the node at "),
    /** Another node is of another version. */
    VERSIONS_DIFFER("WARN games.parlour.server.node.VersionWatch the node at "),
    /** The wall clock of the node is another than before. */
    CLOCK_JUMPS("WARN games.parlour.server.clock.TimeKeeper the machine's clock jumped by "),
    /**
     * A busy machine gave the nodes no time for seconds, or their database none. What comes of it,
     * such as a lost move or a fallen flag, is found elsewhere.
     */
    MACHINE_STANDS_STILL(
        "WARN games.parlour.server.clock.TimeKeeper the server stood still",
        "WARN games.parlour.server.clock.TimeKeeper no server could reach the database for ",
        "WARN games.parlour.server.metrics.StoreMetrics the store takes changes again");

    private final Pattern head;

    Topic(String... beginnings) {
      String any = Stream.of(beginnings).map(Pattern::quote).collect(Collectors.joining("|"));
      this.head = Pattern.compile(TIME + "(" + any + ").*");
    }

    private boolean covers(String message) {
      boolean hasTrace = message.contains("\n\tat ");
      boolean isExplained = this == DATABASE_FAILS && OF_DATABASE.matcher(message).find();
      return head.matcher(message.lines().findFirst().orElse("")).matches()
          && (!hasTrace || isExplained);
    }
  }

  private NodeLog() {}

  /** Whether a machine that stood still explains it, which may happen at any time. */
  private static boolean isAlwaysExpected(String message) {
    return Topic.MACHINE_STANDS_STILL.covers(message)
        || Topic.DATABASE_FAILS.covers(message) && OF_STANDSTILL.matcher(message).find();
  }

  /** The messages that should not be there after faults that gave reason for these topics. */
  public static List<String> unexpected(List<String> lines, Set<Topic> topics) {
    List<String> messages = new ArrayList<>();
    StringBuilder message = new StringBuilder();
    for (String line : lines) {
      if (HEAD.matcher(line).matches() && !message.isEmpty()) {
        messages.add(message.toString());
        message.setLength(0);
      }
      message.append(line).append('\n');
    }
    if (!message.isEmpty()) {
      messages.add(message.toString());
    }
    messages.removeIf(
        text -> isAlwaysExpected(text) || topics.stream().anyMatch(topic -> topic.covers(text)));
    return messages;
  }
}
