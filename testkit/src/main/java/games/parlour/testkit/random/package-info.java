/**
 * Random games played under the laws: one at a time for the contract, and thousands of them by
 * {@link games.parlour.testkit.random.Fuzzer} for the program. Nothing here is meant for two
 * threads at once.
 */
@NullMarked
package games.parlour.testkit.random;

import org.jspecify.annotations.NullMarked;
