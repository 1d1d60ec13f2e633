/** Tests of what happens at tables, without a server around them. */
@NullMarked
package games.parlour.server.tables.opening;

import org.jspecify.annotations.NullMarked;
