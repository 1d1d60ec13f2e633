/**
 * Before and around a game: games, tables, seats, lists, guests and languages. Each topic runs on
 * servers that tests share.
 */
@NullMarked
package games.parlour.server.lobby;

import org.jspecify.annotations.NullMarked;
