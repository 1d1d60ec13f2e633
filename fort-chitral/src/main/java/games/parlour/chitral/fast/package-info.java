/**
 * Fort Chitral for searches and playouts: the same rules on sets of bits, with moves as longs. What
 * has state is mutable and belongs to one thread at a time; tables are never changed and shared.
 */
@NullMarked
package games.parlour.chitral.fast;

import org.jspecify.annotations.NullMarked;
