/**
 * Tables under way. {@link games.parlour.server.tables.Tables} finds and opens them, lets people
 * sit down, move and act; each {@link games.parlour.server.tables.LiveTable} has one lock, so that
 * one change at a time is made there. {@code TableSaver} stores every change before it is told, and
 * discards a table that could not be stored; {@code TableCache} holds those in memory. {@link
 * games.parlour.server.tables.Hub} tells who follows a table that it changed, and {@link
 * games.parlour.server.tables.Computers} answer on a bounded pool of threads.
 */
@NullMarked
package games.parlour.server.tables;

import org.jspecify.annotations.NullMarked;
