/** Draws boards as SVG pictures, for files and documentation. Writers belong to one thread. */
@NullMarked
package games.parlour.cli.picture;

import org.jspecify.annotations.NullMarked;
