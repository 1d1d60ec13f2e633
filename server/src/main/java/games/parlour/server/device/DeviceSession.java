package games.parlour.server.device;

/**
 * A browser that is signed in as somebody.
 *
 * @param id names it without giving its secret away
 * @param guest whom it speaks for
 * @param used when it was last used, to the hour
 */
public record DeviceSession(String id, String guest, long created, long used, DeviceLabel device) {}
