/** Typed lines and what is shown while a computer thinks. */
@NullMarked
package games.parlour.cli.input;

import org.jspecify.annotations.NullMarked;
