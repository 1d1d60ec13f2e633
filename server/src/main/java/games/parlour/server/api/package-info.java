/**
 * What the server says and hears: records that become JSON as they are, and what builds them from a
 * table for one guest in one language. {@code openapi.json} beside these classes describes them.
 * All types are immutable.
 */
@NullMarked
package games.parlour.server.api;

import org.jspecify.annotations.NullMarked;
