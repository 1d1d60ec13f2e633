/** How requests are counted, tested where only its own classes can look. */
@NullMarked
package games.parlour.server.request;

import org.jspecify.annotations.NullMarked;
