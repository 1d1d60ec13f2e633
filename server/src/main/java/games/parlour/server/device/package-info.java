/**
 * The devices that people are signed in on, each known by the secret in its cookie. Thread-safe.
 */
@NullMarked
package games.parlour.server.device;

import org.jspecify.annotations.NullMarked;
