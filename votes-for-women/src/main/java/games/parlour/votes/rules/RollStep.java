package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.DieNote;
import games.parlour.votes.rules.note.SeatNote;
import java.util.List;

/**
 * Dice are rolled, one by one, and all of them again for a button, as often as the roller likes and
 * can pay (V31 to V34). What came of it goes to the frame below.
 */
public final class RollStep implements Step {

  private static int result(Table t) {
    int low = t.frame(Dice.LOW);
    int result = 0;
    for (int i = 0; i < Dice.count(t); i++) {
      result += low == 0 ? Dice.die(t, i) : Dice.die(t, i) >= low ? 1 : 0;
    }
    return result;
  }

  @Override
  public void run(Table t) {
    if (Dice.count(t) < t.frame(Dice.DICE)) {
      t.chance();
    } else if (Buttons.count(t, t.side()) > 0 && !stands(t)) {
      t.ask();
    } else {
      finish(t);
    }
  }

  /**
   * All hits stand (V32, V34), but not where a card counts them: it makes use of every one, and
   * that may be one too many (V33, V36).
   */
  private static boolean stands(Table t) {
    boolean counted = t.frame(Dice.DICE) > 1 && t.kind(t.depth() - 2) == FrameKind.EVENT;
    return t.frame(Dice.LOW) > 0 && result(t) == t.frame(Dice.DICE) && !counted;
  }

  private static void finish(Table t) {
    int result = result(t);
    t.pop();
    t.frame(Frame.ROLL, result);
  }

  @Override
  public void list(Table t, MoveList into) {
    if (Dice.count(t) < t.frame(Dice.DICE)) {
      Dice.list(t.frame(Dice.SIDES), into);
    } else {
      into.add(Kind.KEEP.code());
      into.add(Kind.REROLL.code());
    }
  }

  @Override
  public void take(Table t, long move) {
    switch (Kind.of(move)) {
      case DIE -> {
        int eyes = Kind.first(move);
        Dice.add(t, eyes);
        t.log().die(DieNote.ROLLS, eyes, t.frame(Dice.SIDES), t.seat());
      }
      case REROLL -> {
        t.log().seat(SeatNote.REROLLS, t.seat());
        Buttons.pay(t, t.side(), 1, ButtonNote.PAYS_REROLL);
        Dice.clear(t, t.frame(Dice.SIDES));
      }
      default -> finish(t);
    }
  }

  @Override
  public Text ask(Table t) {
    int dice = t.frame(Dice.DICE);
    if (Dice.count(t) < dice) {
      return Words.of("ask.die", t, "sides", t.frame(Dice.SIDES));
    }
    Text what = purpose(t);
    List<Integer> eyes = Words.dice(t);
    int low = t.frame(Dice.LOW);
    int buttons = Buttons.count(t, t.side());
    if (low == 0) {
      return Text.of("ask.reroll.sum", "what", what, "dice", eyes, "buttons", buttons);
    }
    return dice == 1
        ? Text.of("ask.reroll.failed", "what", what, "dice", eyes, "low", low, "buttons", buttons)
        : Text.of(
            "ask.reroll.hits",
            "what",
            what,
            "dice",
            eyes,
            "result",
            result(t),
            "low",
            low,
            "buttons",
            buttons);
  }

  @Override
  public long most(Table t, int register) {
    return switch (register) {
      case Dice.DICE -> Dice.MOST_DICE;
      case Dice.SIDES, Dice.LOW -> Dice.MOST_SIDES;
      default -> 0;
    };
  }

  @Override
  public boolean sound(Table t) {
    boolean rolled = Dice.sides(t) == t.frame(Dice.SIDES) && Dice.count(t) <= t.frame(Dice.DICE);
    return rolled && t.frame(Dice.DICE) > 0 && t.frame(Dice.LOW) <= t.frame(Dice.SIDES);
  }

  /** What the dice are rolled for: an action, or a card. */
  private static Text purpose(Table t) {
    int below = t.depth() - 2;
    return switch (t.kind(below)) {
      case CAMPAIGN -> Text.of("action.campaign");
      case LOBBY -> Text.of("action.lobby");
      default -> Words.card((int) t.set(below, Frame.CARD));
    };
  }
}
