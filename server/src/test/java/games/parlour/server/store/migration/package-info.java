/** Steps of the database. */
@NullMarked
package games.parlour.server.store.migration;

import org.jspecify.annotations.NullMarked;
