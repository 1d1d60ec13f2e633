/** Puts the entries of a game's log into sentences for one viewer. One thread. */
@NullMarked
package games.parlour.cli.narration;

import org.jspecify.annotations.NullMarked;
