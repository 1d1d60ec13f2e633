/**
 * How the server is asked: addresses, bodies, cookies, limits, live events and refusals (problem
 * documents, RFC 9457). Handlers run on virtual threads and may wait.
 */
@NullMarked
package games.parlour.server.http;

import org.jspecify.annotations.NullMarked;
