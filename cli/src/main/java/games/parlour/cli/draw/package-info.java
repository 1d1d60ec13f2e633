/**
 * Boards in the terminal and as pictures in files, drawn from a view alone: no rules, and no game's
 * name. {@link games.parlour.cli.draw.Drawer} writes lines, with colour where the terminal has it,
 * letters and marks where it has not; {@link games.parlour.cli.draw.Picture} writes SVG.
 */
@NullMarked
package games.parlour.cli.draw;

import org.jspecify.annotations.NullMarked;
