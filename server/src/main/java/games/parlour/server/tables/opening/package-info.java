/**
 * What is asked for when a table is opened, who may open or join one, and which of the tables that
 * wait for players are shown.
 */
@NullMarked
package games.parlour.server.tables.opening;

import org.jspecify.annotations.NullMarked;
