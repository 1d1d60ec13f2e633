/** Games that somebody brings in as a record, to look at by link and to play on from. */
@NullMarked
package games.parlour.server.records;

import org.jspecify.annotations.NullMarked;
