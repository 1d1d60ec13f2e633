package games.parlour.cli.chaos.cluster;

import games.parlour.core.random.Generator;
import java.util.List;
import java.util.function.Supplier;

/**
 * Finds nodes for the requests of one table. One that did not answer is left out for a while, as
 * nginx does it; otherwise any will do, be it up or down. Thread-safe.
 */
public final class NodeRoute {
  private static final long AVOIDED_NANOS = 5_000_000_000L;

  private final Supplier<List<Integer>> nodes;
  private volatile Avoided avoided = new Avoided(-1, 0);

  private record Avoided(int port, long since) {
    boolean covers(int other) {
      return port == other && System.nanoTime() - since < AVOIDED_NANOS;
    }
  }

  /**
   * A route to these nodes.
   *
   * @param nodes tells the ports of all nodes that know the table; 0 for one that is down
   */
  public NodeRoute(Supplier<List<Integer>> nodes) {
    this.nodes = nodes;
  }

  /** The ports of all nodes that know the table; 0 for one that is down. */
  public List<Integer> ports() {
    return nodes.get();
  }

  /** Where the next request goes. */
  public int any(Generator random) {
    List<Integer> all = ports();
    List<Integer> trusted = all.stream().filter(port -> !avoided.covers(port)).toList();
    List<Integer> choice = trusted.isEmpty() ? all : trusted;
    synchronized (random) {
      return choice.get(random.below(choice.size()));
    }
  }

  /** A node did not answer. */
  public void avoid(int port) {
    avoided = new Avoided(port, System.nanoTime());
  }

  /** No node is left out any more. */
  public void trustAll() {
    avoided = new Avoided(-1, 0);
  }
}
