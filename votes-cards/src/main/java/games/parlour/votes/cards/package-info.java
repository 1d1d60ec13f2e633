/**
 * The build step that reads the card file of Votes for Women with a YAML library, refuses what the
 * game would not understand, and writes plain data for the game to read. It is not part of the
 * program. Single-threaded.
 */
@NullMarked
package games.parlour.votes.cards;

import org.jspecify.annotations.NullMarked;
