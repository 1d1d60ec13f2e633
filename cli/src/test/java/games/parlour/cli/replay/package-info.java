/** Recorded games, shown again. */
@NullMarked
package games.parlour.cli.replay;

import org.jspecify.annotations.NullMarked;
