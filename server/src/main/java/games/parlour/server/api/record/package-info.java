/** A game record as JSON, and what is told of its dice. Thread-safe. */
@NullMarked
package games.parlour.server.api.record;

import org.jspecify.annotations.NullMarked;
