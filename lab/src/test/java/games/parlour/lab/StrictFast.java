package games.parlour.lab;

import games.parlour.core.Fast;
import games.parlour.core.Move;
import games.parlour.core.MoveList;
import java.util.function.Supplier;

/** A fast form that fails when it is asked what only means something where a seat decides. */
final class StrictFast<P, M extends Move> implements Fast<P, M> {
  private final Fast<P, M> original;

  StrictFast(Fast<P, M> original) {
    this.original = original;
  }

  private <T> T whereASeatDecides(String asked, Supplier<T> answer) {
    if (original.seat() < 0) {
      throw new AssertionError(asked + " was asked where no seat decides");
    }
    return answer.get();
  }

  @Override
  public void set(P position) {
    original.set(position);
  }

  @Override
  public int seat() {
    return original.seat();
  }

  @Override
  public int side() {
    return whereASeatDecides("side", original::side);
  }

  @Override
  public void moves(MoveList into) {
    if (original.seat() == OVER) {
      throw new AssertionError("moves were asked for when the game was over");
    }
    original.moves(into);
  }

  @Override
  public int count() {
    return original.count();
  }

  @Override
  public long pick(int index) {
    return original.pick(index);
  }

  @Override
  public void make(long move) {
    original.make(move);
  }

  @Override
  public void unmake() {
    original.unmake();
  }

  @Override
  public long weight(long move) {
    if (original.seat() != CHANCE) {
      throw new AssertionError("a weight was asked for where chance does not speak");
    }
    return original.weight(move);
  }

  @Override
  public boolean loud(long move) {
    return whereASeatDecides("loud", () -> original.loud(move));
  }

  @Override
  public boolean skip() {
    return whereASeatDecides("skip", original::skip);
  }

  @Override
  public boolean repeated() {
    return whereASeatDecides("repeated", original::repeated);
  }

  @Override
  public long hash() {
    return original.hash();
  }

  @Override
  public int evaluate() {
    return original.evaluate();
  }

  @Override
  public int result() {
    if (original.seat() != OVER) {
      throw new AssertionError("a result was asked for before the game was over");
    }
    return original.result();
  }

  @Override
  public int turns() {
    return original.turns();
  }

  @Override
  public long encode(M move) {
    return original.encode(move);
  }

  @Override
  public M decode(long move) {
    return original.decode(move);
  }
}
