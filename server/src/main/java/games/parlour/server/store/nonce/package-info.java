/** The rows that hold what players add to the seed of a table. */
@NullMarked
package games.parlour.server.store.nonce;

import org.jspecify.annotations.NullMarked;
