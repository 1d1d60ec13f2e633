package games.parlour.server.store;

/**
 * Somebody who plays: known by the cookies of their devices.
 *
 * @param name what they are called, as it is kept: the name of a newcomer has no language yet
 */
public record GuestRow(String id, String name) {}
