package games.parlour.server.node;

import games.parlour.server.node.NodeRegistry.Node;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the log when nodes of another version share the database, once for each version: an upgrade
 * may have been forgotten half-way. Thread-safe.
 */
final class VersionWatch {
  private static final Logger LOG = LoggerFactory.getLogger(VersionWatch.class);

  private final String own;
  private Set<String> told = Set.of();

  VersionWatch(String own) {
    this.own = own;
  }

  /** These nodes run now. */
  synchronized void look(List<Node> running) {
    Map<String, String> others = new TreeMap<>();
    for (Node node : running) {
      if (!node.program().equals(own)) {
        others.putIfAbsent(node.program(), node.name());
      }
    }
    others.forEach(
        (program, name) -> {
          if (!told.contains(program)) {
            LOG.warn(
                "the node at {} runs version {}, this one {}; finish the upgrade",
                name,
                program,
                own);
          }
        });
    told = Set.copyOf(others.keySet());
  }
}
