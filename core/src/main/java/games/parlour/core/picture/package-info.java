/**
 * What pictures are made of: colours, a writer of SVG, and the drawing of a tableau. Everything is
 * drawn from a view alone. Writers belong to one thread; the rest can be shared.
 */
@NullMarked
package games.parlour.core.picture;

import org.jspecify.annotations.NullMarked;
