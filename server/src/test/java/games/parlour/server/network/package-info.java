/** How the server is asked, tested where only its own classes can look. */
@NullMarked
package games.parlour.server.network;

import org.jspecify.annotations.NullMarked;
