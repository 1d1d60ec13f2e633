package games.parlour.cli.chaos.cluster;

import java.io.IOException;
import java.util.List;

/**
 * The nodes of a scenario; each request goes to any of them, unless told otherwise. Thread-safe.
 */
public final class Cluster implements AutoCloseable {
  private final List<ClusterNode> nodes;
  private volatile boolean sticky;

  public Cluster(List<ClusterNode> nodes) {
    this.nodes = List.copyOf(nodes);
  }

  /** Starts all nodes, one after the other: the first one prepares the database. */
  public void start() throws IOException, InterruptedException {
    for (ClusterNode node : nodes) {
      node.start();
    }
  }

  public List<ClusterNode> nodes() {
    return nodes;
  }

  /**
   * Whether all requests of a table go to one node. Before version 0.4.0 nodes did not tell each
   * other what they stored.
   */
  public void setSticky(boolean isSticky) {
    sticky = isSticky;
  }

  /** How the requests of one table find a node. */
  public NodeRoute route(int table) {
    return new NodeRoute(
        () ->
            sticky
                ? List.of(nodes.get(table % nodes.size()).port())
                : nodes.stream().map(ClusterNode::port).toList());
  }

  @Override
  public void close() {
    nodes.forEach(ClusterNode::close);
  }
}
