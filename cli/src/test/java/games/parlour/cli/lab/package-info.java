/** Commands of the laboratory. */
@NullMarked
package games.parlour.cli.lab;

import org.jspecify.annotations.NullMarked;
