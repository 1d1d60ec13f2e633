package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Dice;
import games.parlour.votes.rules.Events;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.note.CardNote;

/** Dice are rolled: to be added up, to count hits, or to see whether the event succeeds at all. */
final class Roll extends Operation {
  private final int dice;
  private final int sides;

  /** The lowest face that counts; zero where the dice are added up. */
  private final int low;

  private final boolean decides;

  /** How many hits there must be; all dice are rolled again until there are. */
  private final int until;

  Roll(int dice, int sides, int low, boolean decides, int until) {
    this.dice = dice;
    this.sides = sides;
    this.low = low;
    this.decides = decides;
    this.until = until;
  }

  @Override
  public void run(Table t) {
    if (t.frame(Frame.STAGE) == 0) {
      t.frame(Frame.STAGE, 1);
      Dice.begin(t, dice, sides, low);
    } else if (t.frame(Frame.ROLL) < until) {
      t.log().card(CardNote.NO_HIT, t.frame(Frame.CARD));
      t.frame(Frame.STAGE, 0);
    } else if (decides && t.frame(Frame.ROLL) == 0) {
      Events.fail(t);
    } else {
      t.next();
    }
  }

  @Override
  public long most(Table t, int register) {
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
