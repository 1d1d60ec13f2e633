/** What a host sees and decides beside a running server. */
@NullMarked
package games.parlour.server.host;

import org.jspecify.annotations.NullMarked;
