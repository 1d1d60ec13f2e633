@NullMarked
package games.parlour.load;

import org.jspecify.annotations.NullMarked;
