/**
 * Draws boards as SVG pictures, for files, documentation and links, and knows how pieces look.
 * Writers belong to one thread.
 */
@NullMarked
package games.parlour.boards.picture;

import org.jspecify.annotations.NullMarked;
