package games.parlour.server.store;

/**
 * Somebody without an account: known by the browser's cookie.
 *
 * @param name what they are called, as it is kept: the name of a newcomer has no language yet
 */
public record GuestRow(String id, String name) {}
