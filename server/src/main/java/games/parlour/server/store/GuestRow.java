package games.parlour.server.store;

/** Somebody without an account: known by the browser's cookie. */
public record GuestRow(String id, String name) {}
