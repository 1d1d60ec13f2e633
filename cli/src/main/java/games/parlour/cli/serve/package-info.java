/**
 * Opens the parlour to browsers: where its data are, where it listens, and how it closes. A started
 * server answers from many threads.
 */
@NullMarked
package games.parlour.cli.serve;

import org.jspecify.annotations.NullMarked;
