package games.parlour.core;

/**
 * A party to the struggle: it wins or loses as one.
 *
 * @param index 0 or 1, the order in which the rules name the sides
 * @param name its key in the game's texts ({@code side.NAME})
 */
public record Side(int index, String name) {}
