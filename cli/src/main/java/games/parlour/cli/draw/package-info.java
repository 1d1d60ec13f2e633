/**
 * Boards in the terminal, drawn from a view alone: no rules, and no game's name. Colour where the
 * terminal has it, letters and marks where it has not.
 */
@NullMarked
package games.parlour.cli.draw;

import org.jspecify.annotations.NullMarked;
