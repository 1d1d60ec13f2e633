/**
 * Samples of a long run: the file they are written to, the trend they show, and the picture drawn
 * from them.
 *
 * <p>Read on in {@code docs/performance.md}.
 */
@NullMarked
package games.parlour.load.samples;

import org.jspecify.annotations.NullMarked;
