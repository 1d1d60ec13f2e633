/** What nobody can guess, tested where only its own classes can look. */
@NullMarked
package games.parlour.server.secret;

import org.jspecify.annotations.NullMarked;
