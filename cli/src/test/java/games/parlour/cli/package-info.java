@NullMarked
package games.parlour.cli;

import org.jspecify.annotations.NullMarked;
