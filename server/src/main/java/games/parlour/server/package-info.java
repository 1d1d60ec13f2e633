/**
 * The server: tables in a browser over HTTP. {@link games.parlour.server.Server} puts it together
 * from {@code store} (what lasts), {@code tables} (games under way), {@code api} (what is said) and
 * {@code http} (how it is asked). It knows no game by name.
 *
 * <p>Read on in {@code docs/rooms/server.md}.
 */
@NullMarked
package games.parlour.server;

import org.jspecify.annotations.NullMarked;
