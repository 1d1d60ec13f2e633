/**
 * Golden games: records of whole games, and transcripts beside them that show every change in what
 * a game does. Nothing here is meant for two threads at once.
 */
@NullMarked
package games.parlour.testkit.golden;

import org.jspecify.annotations.NullMarked;
