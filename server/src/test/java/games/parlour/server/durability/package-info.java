/**
 * What lasts: restarts, kills, races, failures of the store, stored tables. Each topic runs on
 * servers that tests share.
 */
@NullMarked
package games.parlour.server.durability;

import org.jspecify.annotations.NullMarked;
