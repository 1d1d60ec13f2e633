package games.parlour.testkit.law;

import games.parlour.core.Fast;
import games.parlour.core.MoveList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All that can be seen of a fast form from outside, with what means nothing left out. */
public record FastSnapshot(
    int seat,
    int side,
    int result,
    long hash,
    int value,
    int turns,
    int quiet,
    boolean repeated,
    List<Listed> moves) {

  public record Listed(long move, boolean loud) {}

  public static FastSnapshot at(Fast<?, ?> fast) {
    MoveList list = new MoveList();
    fast.moves(list);
    List<Listed> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(new Listed(list.get(i), fast.loud(list.get(i))));
    }
    int seat = fast.seat();
    int side = seat >= 0 ? fast.side() : 0;
    int result = seat == Fast.OVER ? fast.result() : 0;
    return new FastSnapshot(
        seat,
        side,
        result,
        fast.hash(),
        fast.evaluate(),
        fast.turns(),
        fast.quiet(),
        fast.repeated(),
        moves);
  }

  /**
   * What must not depend on the way that led here: not the turns since the start, nor the order of
   * the moves, which a fast form may let depend on it.
   */
  FastSnapshot withoutPath() {
    List<Listed> sorted = new ArrayList<>(moves);
    sorted.sort(Comparator.comparingLong(Listed::move));
    return new FastSnapshot(seat, side, result, hash, value, 0, quiet, repeated, sorted);
  }

  /** What is left where nobody knows the positions before: nothing can be repeated. */
  FastSnapshot withoutHistory() {
    FastSnapshot here = withoutPath();
    return new FastSnapshot(seat, side, result, hash, value, 0, quiet, false, here.moves());
  }
}
