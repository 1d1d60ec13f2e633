package games.parlour.server.tables;

import java.util.Optional;

/**
 * Hears when a table changes. Changes may be announced more than once and in any order. Must not
 * block.
 */
public interface Follower {
  /** Who it is, if it is known. */
  Optional<String> guest();

  /** A table that it follows has changed. */
  void changed(String table);

  /** The chat of a table that it follows has a line of this number, and all those before it. */
  void chatted(String table, int line);
}
