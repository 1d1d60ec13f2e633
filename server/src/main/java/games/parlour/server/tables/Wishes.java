package games.parlour.server.tables;

import java.util.List;
import java.util.Optional;

/**
 * What stays open at a table: who waits for a takeback, who wants a rematch.
 *
 * @param takeback the seat that asks for one
 * @param rematch the seats that want one
 */
record Wishes(Optional<String> takeback, List<String> rematch) {
  /** Nobody wants anything. */
  static final Wishes NONE = new Wishes(Optional.empty(), List.of());
}
