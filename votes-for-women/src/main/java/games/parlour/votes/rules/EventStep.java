package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.ops.CardOperations;
import games.parlour.votes.rules.ops.Operation;

/** A card is resolved: its operations run in order, then it goes where it belongs. */
public final class EventStep implements Step {
  private static final int MOST_ROLLED = 16;

  private static Operation operation(Table t) {
    return CardOperations.get(t.frame(Frame.CARD), t.frame(Frame.OPERATION), t.botActs());
  }

  @Override
  public void run(Table t) {
    if (t.frame(Frame.OPERATION) == CardOperations.count(t.frame(Frame.CARD), t.botActs())) {
      Events.end(t);
    } else {
      operation(t).run(t);
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    operation(t).list(t, into);
  }

  @Override
  public boolean asksAlways(Table t) {
    return operation(t).asksAlways(t);
  }

  @Override
  public void take(Table t, long move) {
    operation(t).take(t, move);
  }

  @Override
  public Text ask(Table t) {
    return operation(t).ask(t);
  }

  @Override
  public long most(Table t, int register) {
    return switch (register) {
      case Frame.ROLL -> MOST_ROLLED;
      case Frame.PICKED -> Cubes.STATES;
      default -> operation(t).most(t, register);
    };
  }

  @Override
  public boolean sound(Table t) {
    return operation(t).sound(t);
  }
}
