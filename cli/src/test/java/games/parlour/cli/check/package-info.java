/** Commands that test and measure the rules. */
@NullMarked
package games.parlour.cli.check;

import org.jspecify.annotations.NullMarked;
