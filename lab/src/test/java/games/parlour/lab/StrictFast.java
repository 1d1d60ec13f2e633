package games.parlour.lab;

import games.parlour.core.Fast;
import games.parlour.core.Move;
import games.parlour.core.MoveList;
import java.util.function.Supplier;

/** A fast form that fails when it is asked what only means something where a seat decides. */
final class StrictFast<P, M extends Move> implements Fast<P, M> {
  private final Fast<P, M> inner;

  StrictFast(Fast<P, M> inner) {
    this.inner = inner;
  }

  private <T> T whereASeatDecides(String asked, Supplier<T> answer) {
    if (inner.seat() < 0) {
      throw new AssertionError(asked + " was asked where no seat decides");
    }
    return answer.get();
  }

  @Override
  public void set(P position) {
    inner.set(position);
  }

  @Override
  public int seat() {
    return inner.seat();
  }

  @Override
  public int side() {
    return whereASeatDecides("side", inner::side);
  }

  @Override
  public void moves(MoveList into) {
    if (inner.seat() == OVER) {
      throw new AssertionError("moves were asked for when the game was over");
    }
    inner.moves(into);
  }

  @Override
  public int count() {
    return inner.count();
  }

  @Override
  public long pick(int index) {
    return inner.pick(index);
  }

  @Override
  public void make(long move) {
    inner.make(move);
  }

  @Override
  public void unmake() {
    inner.unmake();
  }

  @Override
  public long weight(long move) {
    if (inner.seat() != CHANCE) {
      throw new AssertionError("a weight was asked for where chance does not speak");
    }
    return inner.weight(move);
  }

  @Override
  public boolean loud(long move) {
    return whereASeatDecides("loud", () -> inner.loud(move));
  }

  @Override
  public boolean skip() {
    return whereASeatDecides("skip", inner::skip);
  }

  @Override
  public boolean repeated() {
    return whereASeatDecides("repeated", inner::repeated);
  }

  @Override
  public long hash() {
    return inner.hash();
  }

  @Override
  public int evaluate() {
    return inner.evaluate();
  }

  @Override
  public int result() {
    if (inner.seat() != OVER) {
      throw new AssertionError("a result was asked for before the game was over");
    }
    return inner.result();
  }

  @Override
  public int turns() {
    return inner.turns();
  }

  @Override
  public long encode(M move) {
    return inner.encode(move);
  }

  @Override
  public M decode(long move) {
    return inner.decode(move);
  }
}
