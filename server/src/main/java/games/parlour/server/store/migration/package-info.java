/** How a database gets the tables that the server needs. */
@NullMarked
package games.parlour.server.store.migration;

import org.jspecify.annotations.NullMarked;
