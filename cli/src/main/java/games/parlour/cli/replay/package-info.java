/**
 * Shows a recorded game again, as text, as a picture or for programs, and checks its dice. One
 * thread.
 */
@NullMarked
package games.parlour.cli.replay;

import org.jspecify.annotations.NullMarked;
