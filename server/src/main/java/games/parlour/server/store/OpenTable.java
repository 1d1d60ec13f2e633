package games.parlour.server.store;

/** A table that anybody may join, with no more than is needed to choose among many. */
public record OpenTable(String id, String creator, long changed) {}
