@NullMarked
package games.parlour.load.samples;

import org.jspecify.annotations.NullMarked;
