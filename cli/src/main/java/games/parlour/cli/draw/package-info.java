/**
 * Draws what a viewer may know with letters and colours for a terminal: boards, and sheets of
 * facts, grids and lists. Values are immutable; drawers belong to one thread.
 */
@NullMarked
package games.parlour.cli.draw;

import org.jspecify.annotations.NullMarked;
