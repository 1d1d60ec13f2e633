/**
 * Tables under way. {@link games.parlour.server.tables.Tables} opens them and lets people sit down,
 * move and act; {@link games.parlour.server.tables.TableFinder} finds them as they were stored
 * last, by whichever server; {@code TableJobs} does what computers and clocks are due to do. Each
 * {@link games.parlour.server.tables.LiveTable} has one lock, so that one change at a time is made
 * there. {@code TableSaver} stores every change before it is told, and discards a table that could
 * not be stored; {@code TableCache} holds those in memory. {@link games.parlour.server.tables.Hub}
 * tells who follows a table that it changed.
 */
@NullMarked
package games.parlour.server.tables;

import org.jspecify.annotations.NullMarked;
