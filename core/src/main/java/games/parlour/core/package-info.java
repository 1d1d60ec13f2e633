/**
 * What a game is.
 *
 * <p>Start with {@link games.parlour.core.Game} and {@link games.parlour.core.Position}. Around
 * this package lie {@code core.record} (one game under way and its record), {@code core.search}
 * (the fast form for computer players), {@code core.show} (rule books, figures, sheets) and {@code
 * core.table} (what players may ask of each other); below it {@code core.text} (words) and {@code
 * core.random} (generators).
 *
 * <p>Nothing here knows a game by name, opens a file or starts a thread, so all of it also runs
 * where there are none. Everything is immutable and safe to share unless its own page says
 * otherwise.
 *
 * <p>Read on in {@code docs/rooms/core.md}.
 */
@NullMarked
package games.parlour.core;

import org.jspecify.annotations.NullMarked;
