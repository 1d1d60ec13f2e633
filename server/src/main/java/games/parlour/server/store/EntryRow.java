package games.parlour.server.store;

/** A line of a table's log, and when it was written. */
public record EntryRow(int number, long at, String line) {}
