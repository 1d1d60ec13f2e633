/** What can be learned of the game at a table. Everything is immutable. */
@NullMarked
package games.parlour.votes.lesson;

import org.jspecify.annotations.NullMarked;
