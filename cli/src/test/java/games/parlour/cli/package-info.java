/** The program as a whole: help, refusals, documentation, and games of others. */
@NullMarked
package games.parlour.cli;

import org.jspecify.annotations.NullMarked;
