/**
 * What a search says in the words of the game: lines of moves, winning chances, and judgements of
 * moves that were played. {@link games.parlour.players.analysis.Analysis} is the way in; it is
 * mutable and for one thread at a time, the records beside it are immutable.
 */
@NullMarked
package games.parlour.players.analysis;

import org.jspecify.annotations.NullMarked;
