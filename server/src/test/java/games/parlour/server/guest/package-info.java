/** What people are called. */
@NullMarked
package games.parlour.server.guest;

import org.jspecify.annotations.NullMarked;
