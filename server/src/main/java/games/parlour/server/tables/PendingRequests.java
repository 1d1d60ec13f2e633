package games.parlour.server.tables;

import java.util.List;

/**
 * What stays open at a table: who waits for a takeback, who wants a rematch.
 *
 * @param takeback the seat that asks for one, and behind it those that agreed
 * @param rematch the seats that want one
 */
record PendingRequests(List<String> takeback, List<String> rematch) {
  /** Nobody wants anything. */
  static final PendingRequests NONE = new PendingRequests(List.of(), List.of());
}
