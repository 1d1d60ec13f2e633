/** What is refused, on its one way from wherever it is noticed up to HTTP. Immutable types. */
@NullMarked
package games.parlour.server.problem;

import org.jspecify.annotations.NullMarked;
