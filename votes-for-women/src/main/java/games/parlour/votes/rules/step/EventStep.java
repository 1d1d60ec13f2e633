package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.operation.CardOperations;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Step;
import org.jspecify.annotations.Nullable;

/** A card is resolved: its operations run in order, then it goes where it belongs. */
public final class EventStep implements Step {
  private static final int MOST_ROLLED = 16;

  private static Operation operation(GameState t) {
    return CardOperations.get(t.frame(Frame.CARD), t.frame(Frame.OPERATION), t.botActs());
  }

  @Override
  public void run(GameState t) {
    if (t.frame(Frame.OPERATION) == CardOperations.count(t.frame(Frame.CARD), t.botActs())) {
      CardEvents.end(t);
    } else {
      operation(t).run(t);
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    operation(t).list(t, into);
  }

  @Override
  public boolean asksAlways(GameState t) {
    return operation(t).asksAlways(t);
  }

  @Override
  public void take(GameState t, long move) {
    operation(t).take(t, move);
  }

  @Override
  public Text ask(GameState t) {
    return operation(t).ask(t);
  }

  @Override
  public String rule(GameState t) {
    return operation(t).rule(t);
  }

  @Override
  public int left(GameState t) {
    return operation(t).left(t);
  }

  @Override
  public void consider(GameState t, MoveList into) {
    operation(t).consider(t, into);
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    return operation(t).whyNot(t, move);
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    return operation(t).outlook(t, move);
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.ROLL -> MOST_ROLLED;
      case Frame.PICKED -> Cubes.STATES;
      default -> operation(t).most(t, register);
    };
  }

  @Override
  public boolean sound(GameState t) {
    return operation(t).sound(t);
  }
}
