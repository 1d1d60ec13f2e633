/** Time that a test of the whole program can put forward. Thread-safe. */
@NullMarked
package games.parlour.testkit.clock;

import org.jspecify.annotations.NullMarked;
