package games.parlour.server.chat;

import games.parlour.server.store.TableRow;

/** Whether people may chat at a table, as far as those who host it have a say. */
@FunctionalInterface
public interface ChatPermission {
  /** Whether chat is on at this table. */
  boolean allows(TableRow table);
}
