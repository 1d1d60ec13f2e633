/** Tests of the benchmarks' place in the house; they share nothing that changes. */
@NullMarked
package games.parlour.bench;

import org.jspecify.annotations.NullMarked;
