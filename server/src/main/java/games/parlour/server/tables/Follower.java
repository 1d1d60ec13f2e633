package games.parlour.server.tables;

import java.util.Optional;

/** Somebody who wants to hear when a table changes. Must not block. */
public interface Follower {
  /** Who it is, if it is known. */
  Optional<String> guest();

  /** A table that it follows has changed. */
  void changed(String table);

  /** Somebody said something at a table that it follows; this is the line's number. */
  void chatted(String table, int line);
}
