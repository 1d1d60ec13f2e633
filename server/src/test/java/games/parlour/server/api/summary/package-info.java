/** Summaries of games: how they are stored and said. */
@NullMarked
package games.parlour.server.api.summary;

import org.jspecify.annotations.NullMarked;
