/** The documents that tell of lessons, and what builds them. Everything is immutable. */
@NullMarked
package games.parlour.server.api.lesson;

import org.jspecify.annotations.NullMarked;
