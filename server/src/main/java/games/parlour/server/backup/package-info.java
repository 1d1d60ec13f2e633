/**
 * A server's data in one file: written beside a running server, and put into an empty database of
 * either kind. The tables are found in the database itself, so none can be left out.
 */
@NullMarked
package games.parlour.server.backup;

import org.jspecify.annotations.NullMarked;
