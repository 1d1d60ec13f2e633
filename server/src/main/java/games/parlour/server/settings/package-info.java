/** What a host can set in a file, key by key: read with care, and written out to begin with. */
@NullMarked
package games.parlour.server.settings;

import org.jspecify.annotations.NullMarked;
