/** Settings as a host writes them. */
@NullMarked
package games.parlour.server.settings;

import org.jspecify.annotations.NullMarked;
