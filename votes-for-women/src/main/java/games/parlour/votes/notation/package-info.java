/**
 * Positions in one line of text: written, and read back with a refusal that names what is wrong.
 * One reader or writer per line, for one thread.
 */
@NullMarked
package games.parlour.votes.notation;

import org.jspecify.annotations.NullMarked;
