/**
 * A game at the terminal: the table where people and computers sit, its file, and what can be typed
 * at it. {@link games.parlour.cli.play.Table} holds the game, {@link
 * games.parlour.cli.play.Evening} goes round it.
 */
@NullMarked
package games.parlour.cli.play;

import org.jspecify.annotations.NullMarked;
