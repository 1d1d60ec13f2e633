package games.parlour.testkit.game;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A fast form that keeps a stack of positions: for games so small that speed does not matter, as
 * nothing can be shorter. A game adds the numbers of its moves and what it makes of a position.
 */
public abstract class ValueFast<P extends Position<P, M>, M extends Move>
    implements FastPosition<P, M> {
  private final Deque<Reached<P>> stack = new ArrayDeque<>();

  /** A position, and how many turns have led to it. */
  private record Reached<P>(P position, int turns) {}

  @Override
  public void set(P position) {
    stack.clear();
    stack.push(new Reached<>(position, 0));
  }

  /** The position it stands at. */
  protected final P now() {
    return stack.getFirst().position();
  }

  @Override
  public int seat() {
    return switch (now().turn()) {
      case Turn.Decide decide -> decide.seat().index();
      case Turn.Chance chance -> CHANCE;
      case Turn.Over over -> OVER;
    };
  }

  @Override
  public int side() {
    return now().turn() instanceof Turn.Decide decide ? decide.seat().side().index() : 0;
  }

  @Override
  public void moves(MoveList into) {
    into.clear();
    now().moves().forEach(move -> into.add(encode(move)));
  }

  @Override
  public int count() {
    return now().moves().size();
  }

  @Override
  public long pick(int index) {
    return encode(now().moves().get(index));
  }

  @Override
  public void make(long move) {
    M made = decode(move);
    int turns = stack.getFirst().turns() + (now().endsTurn(made) ? 1 : 0);
    stack.push(new Reached<>(now().play(made), turns));
  }

  @Override
  public void unmake() {
    stack.pop();
  }

  @Override
  public long weight(long move) {
    return now().weight(decode(move));
  }

  /** A hash of a text that says all that decides how play goes on. */
  protected static long hash(String text) {
    long hash = 1;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
    }
    return hash;
  }

  @Override
  public int result() {
    return now().turn() instanceof Turn.Over over
        ? over.outcome().winner().map(Side::index).map(index -> 1 - 2 * index).orElse(0)
        : 0;
  }

  @Override
  public int turns() {
    return stack.getFirst().turns();
  }

  @Override
  public M decode(long move) {
    return now().moves().stream().filter(one -> encode(one) == move).findFirst().orElseThrow();
  }
}
