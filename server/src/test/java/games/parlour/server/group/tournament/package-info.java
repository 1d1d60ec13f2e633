/** Round robins. */
@NullMarked
package games.parlour.server.group.tournament;

import org.jspecify.annotations.NullMarked;
