/** What is drawn in a terminal. */
@NullMarked
package games.parlour.cli.draw;

import org.jspecify.annotations.NullMarked;
