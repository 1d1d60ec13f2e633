/**
 * Commands that test and measure the rules: counts of positions, random games under the laws, other
 * programs' recordings, and speed. Benchmarks start threads of their own.
 */
@NullMarked
package games.parlour.cli.check;

import org.jspecify.annotations.NullMarked;
