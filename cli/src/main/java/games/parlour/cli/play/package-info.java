/**
 * Playing at the terminal: {@link games.parlour.cli.play.GameStarter} sits players down, {@link
 * games.parlour.cli.play.TerminalTable} holds the game, {@link games.parlour.cli.play.PlayLoop}
 * goes round until it is over; and the list of games. One thread.
 */
@NullMarked
package games.parlour.cli.play;

import org.jspecify.annotations.NullMarked;
