/** Opens the parlour to browsers: where its data lie, where it listens, and how it closes. */
@NullMarked
package games.parlour.cli.serve;

import org.jspecify.annotations.NullMarked;
