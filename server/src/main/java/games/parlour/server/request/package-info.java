/**
 * How a request is read: who asks, in which language, what the body says, and how much may be
 * asked. Every part of the interface for programs is an {@link
 * games.parlour.server.request.ApiPart}. Thread-safe.
 */
@NullMarked
package games.parlour.server.request;

import org.jspecify.annotations.NullMarked;
