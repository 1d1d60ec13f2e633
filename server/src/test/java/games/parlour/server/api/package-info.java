/** Tests of what documents say, without a server around them. */
@NullMarked
package games.parlour.server.api;

import org.jspecify.annotations.NullMarked;
