/**
 * What can be sent to others of a game: pictures of its positions, and what a link says about
 * itself before somebody follows it. All of it is built from what a spectator sees. Everything here
 * is thread-safe.
 */
@NullMarked
package games.parlour.server.share;

import org.jspecify.annotations.NullMarked;
