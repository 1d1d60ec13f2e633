/**
 * What needs threads or processes, and is therefore the one package of the players that a browser
 * does without: several threads for one search, and a player that asks an external engine over its
 * standard input and output (UGI). {@link games.parlour.players.parallel.ParallelPlayers} makes
 * them.
 */
@NullMarked
package games.parlour.players.parallel;

import org.jspecify.annotations.NullMarked;
