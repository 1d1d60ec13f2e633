/**
 * What players at a table may ask of each other besides moving: draws, takebacks, hints, and when a
 * shared device is handed over. Server and terminal follow the same {@link
 * games.parlour.core.table.TableRules}; they differ only in how answers reach the table.
 */
@NullMarked
package games.parlour.core.table;

import org.jspecify.annotations.NullMarked;
