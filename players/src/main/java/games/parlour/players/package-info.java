/**
 * Computer players. Each is given {@link games.parlour.core.Knowledge} and nothing else, so none
 * can cheat; none knows a game by name. {@link games.parlour.players.Players} makes them from the
 * words that commands and tables use. Players are mutable: one game and one thread at a time.
 *
 * <p>Read on in {@code docs/rooms/players.md}.
 */
@NullMarked
package games.parlour.players;

import org.jspecify.annotations.NullMarked;
