/**
 * Ghosts, a tiny board game with hidden pieces that keeps everything honest that draws boards: it
 * is drawn as a {@link games.parlour.boards.BoardView}, and yet its viewers see different things.
 * Nothing in it is left to chance. No program offers it for play.
 *
 * <p>Two sides have two good and two evil ghosts each, on a board of four by four. Each side
 * arranges its ghosts on its home rank, and the other one does not learn which are good. A ghost
 * goes one square along a rank or file and takes the enemy it lands on; only then its nature is
 * shown. Who has taken both good ghosts of the enemy wins, who has taken both evil ones loses, and
 * 20 turns without a capture are a draw. With the option {@code hidden} off everything is open.
 *
 * <p>Positions are immutable; the fast form is meant for one thread at a time.
 */
@NullMarked
package games.parlour.testkit.ghosts;

import org.jspecify.annotations.NullMarked;
