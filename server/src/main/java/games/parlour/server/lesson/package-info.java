/** Lessons that are played on a board without a table: nothing of them is stored. Thread-safe. */
@NullMarked
package games.parlour.server.lesson;

import org.jspecify.annotations.NullMarked;
