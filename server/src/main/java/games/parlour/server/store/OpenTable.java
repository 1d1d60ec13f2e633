package games.parlour.server.store;

/**
 * A table that anybody may join, with no more than is needed to choose among many.
 *
 * @param slow whether it is played with days for each move
 * @param quick whether its host asked for any opponent
 */
public record OpenTable(String id, String creator, long changed, boolean slow, boolean quick) {}
