package games.parlour.core;

/**
 * All that one viewer may know of a position: a record built from that knowledge, never by deleting
 * from the whole. Two positions that a seat cannot tell apart have equal views.
 */
public interface View {}
