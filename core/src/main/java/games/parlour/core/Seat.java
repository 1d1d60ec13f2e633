package games.parlour.core;

/**
 * A person's chair. A side may have two.
 *
 * @param index the seat's place in {@link Game#seats}
 * @param name one word in lower case, as records write it; its key in the texts is {@code
 *     seat.NAME}
 * @param side the side it plays for
 */
public record Seat(int index, String name, Side side) {}
