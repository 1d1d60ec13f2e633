/**
 * Analysis: finished games judged move by move, and the best lines of any position. It thinks on
 * threads of its own, so that no move at a table waits for it. Thread-safe.
 */
@NullMarked
package games.parlour.server.analysis;

import org.jspecify.annotations.NullMarked;
