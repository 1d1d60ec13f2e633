/** Several servers on one database. */
@NullMarked
package games.parlour.server.node;

import org.jspecify.annotations.NullMarked;
