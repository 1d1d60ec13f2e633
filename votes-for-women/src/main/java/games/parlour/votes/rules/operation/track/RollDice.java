package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;

/** Dice are rolled: to be added up, to count hits, or to see whether the event succeeds at all. */
public final class RollDice extends Operation {
  private final int dice;
  private final int sides;

  /** The lowest face that counts; zero where the dice are added up. */
  private final int low;

  private final boolean decides;

  /** How many hits there must be; all dice are rolled again until there are. */
  private final int until;

  public RollDice(int dice, int sides, int low, boolean decides, int until) {
    this.dice = dice;
    this.sides = sides;
    this.low = low;
    this.decides = decides;
    this.until = until;
  }

  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) == 0) {
      t.frame(Frame.STAGE, 1);
      RolledDice.begin(t, dice, sides, low);
    } else if (t.frame(Frame.ROLL) < until) {
      t.log().card(CardNote.NO_HIT, t.frame(Frame.CARD));
      t.frame(Frame.STAGE, 0);
    } else if (decides && t.frame(Frame.ROLL) == 0) {
      CardEvents.fail(t);
    } else {
      t.next();
    }
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? 1 : 0;
  }

  @Override
  public Text tell() {
    if (low == 0) {
      return Text.of("op.roll", "dice", dice, "sides", sides);
    }
    String key = decides ? "op.roll.success" : until > 0 ? "op.roll.until" : "op.roll.count";
    return Text.of(key, "dice", dice, "sides", sides, "low", low);
  }
}
