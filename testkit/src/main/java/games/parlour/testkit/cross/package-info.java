/**
 * Cross, a tiny board game on a board that is no rectangle: it keeps everything honest that draws
 * boards or reads their squares. No program offers it for play.
 *
 * <p>The board is a cross of 33 squares in seven by seven. Each side has a captain and two men. A
 * piece goes one square along a rank or file and takes the enemy it lands on. Who takes the other
 * captain wins, and 30 turns without a capture are a draw.
 *
 * <p>Positions are immutable; the fast form is meant for one thread at a time.
 */
@NullMarked
package games.parlour.testkit.cross;

import org.jspecify.annotations.NullMarked;
