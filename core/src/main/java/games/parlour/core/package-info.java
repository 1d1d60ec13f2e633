/**
 * What a game is.
 *
 * <p>Start with {@link games.parlour.core.Game} and {@link games.parlour.core.Position}; {@link
 * games.parlour.core.Session} is one game under way, {@link games.parlour.core.GameRecord} its
 * whole truth, {@link games.parlour.core.Fast} the quick form that searches and playouts use.
 *
 * <p>Nothing here knows a game by name, opens a file or starts a thread, so all of it also runs
 * where there are none. Everything is immutable and safe to share unless its own page says
 * otherwise.
 */
@NullMarked
package games.parlour.core;

import org.jspecify.annotations.NullMarked;
