/**
 * What lasts: guests, tables, seats and the log of every table, in SQLite or PostgreSQL. The SQL is
 * the same for both; only what must differ lies in a folder of its own. All writing goes through
 * one {@link games.parlour.server.store.Writer}, which answers when the change is durable. All
 * types here may be used by many threads.
 */
@NullMarked
package games.parlour.server.store;

import org.jspecify.annotations.NullMarked;
