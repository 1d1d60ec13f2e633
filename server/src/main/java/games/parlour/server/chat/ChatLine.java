package games.parlour.server.chat;

import java.util.Optional;

/**
 * A line that somebody said, as it is stored.
 *
 * @param guest who said it
 * @param seat where they sat
 * @param phrase the word of a set phrase; otherwise it was typed
 * @param text what was typed
 */
record ChatLine(
    int number,
    long at,
    String guest,
    String seat,
    Optional<String> phrase,
    Optional<String> text) {}
