/**
 * What can be shown of a game besides a board: sheets of facts and lists, tableaux of things at
 * spots, rule books, figures, card indexes, lessons. Everything is immutable.
 */
@NullMarked
package games.parlour.core.show;

import org.jspecify.annotations.NullMarked;
