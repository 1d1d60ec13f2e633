/** Everybody who plays, with an account or without, and what they are called. */
@NullMarked
package games.parlour.server.guest;

import org.jspecify.annotations.NullMarked;
