/**
 * The cards of a game as documents, for those who look them up. What is told depends on the game
 * and the language alone, so it is written once. Thread-safe.
 */
@NullMarked
package games.parlour.server.api.cards;

import org.jspecify.annotations.NullMarked;
