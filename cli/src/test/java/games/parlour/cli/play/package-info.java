/** Games at the terminal, typed line by line. */
@NullMarked
package games.parlour.cli.play;

import org.jspecify.annotations.NullMarked;
