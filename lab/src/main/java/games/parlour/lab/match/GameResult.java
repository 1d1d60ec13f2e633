package games.parlour.lab.match;

import games.parlour.core.GameRecord;
import games.parlour.core.Text;

/**
 * One game of a match, once it is over.
 *
 * @param number its number in the match, counted from one
 * @param sideOfA the side that the first player had
 * @param points what it brought the first player: 2 for a win, 1 for a draw, 0
 * @param turns how many turns it took, those of the opening counted
 * @param reason how it ended
 * @param fault whether it ended because a player did what it may not, or nothing any more
 * @param record the whole game
 */
public record GameResult(
    int number,
    int sideOfA,
    int points,
    int turns,
    Text reason,
    boolean fault,
    GameRecord record) {}
