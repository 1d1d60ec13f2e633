/**
 * {@code ./parlour test --repeat N}: runs the test suite again and again, remembers every run in a
 * table, and says which tests failed how often. Nothing here is shared between threads.
 */
@NullMarked
package games.parlour.cli.suite;

import org.jspecify.annotations.NullMarked;
