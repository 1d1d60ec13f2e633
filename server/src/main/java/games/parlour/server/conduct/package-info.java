/**
 * What people can do about people they would rather not meet: mute, block and report them. They are
 * named by their seat or by something they said, so that nobody's id is told. Thread-safe.
 */
@NullMarked
package games.parlour.server.conduct;

import org.jspecify.annotations.NullMarked;
