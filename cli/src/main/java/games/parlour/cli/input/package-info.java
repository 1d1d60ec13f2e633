/**
 * Where typed lines come from, with completion of moves at a real terminal. One thread reads; only
 * {@link games.parlour.cli.input.ThinkingNotice} starts another.
 */
@NullMarked
package games.parlour.cli.input;

import org.jspecify.annotations.NullMarked;
