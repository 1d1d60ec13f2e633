/**
 * The server's own key, and what is locked with it: seeds and invitations are of no use to somebody
 * who has only the database. All types here may be used by many threads.
 */
@NullMarked
package games.parlour.server.secret;

import org.jspecify.annotations.NullMarked;
