/**
 * Why a piece cannot go where somebody tried to move it: asked for one attempt at a time. Handlers
 * are safe to share between threads.
 */
@NullMarked
package games.parlour.server.reason;

import org.jspecify.annotations.NullMarked;
