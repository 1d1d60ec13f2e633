/** How a database gets the tables that the server needs, and whether it has them and is sound. */
@NullMarked
package games.parlour.server.store.migration;

import org.jspecify.annotations.NullMarked;
