/**
 * What needs threads or processes, and is therefore the one package of the players that a browser
 * does without: a player that asks an external engine over its standard input and output (UGI).
 */
@NullMarked
package games.parlour.players.parallel;

import org.jspecify.annotations.NullMarked;
