package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.DieNote;
import games.parlour.votes.rules.note.SeatNote;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Dice are rolled, one by one, and all of them again for a button, as often as the roller likes and
 * can pay (V31 to V34). What came of it goes to the frame below.
 */
public final class RollStep implements Step {

  private static int result(GameState t) {
    int low = t.frame(RolledDice.LOW);
    int result = 0;
    for (int i = 0; i < RolledDice.count(t); i++) {
      result += low == 0 ? RolledDice.die(t, i) : RolledDice.die(t, i) >= low ? 1 : 0;
    }
    return result;
  }

  @Override
  public void run(GameState t) {
    if (RolledDice.count(t) < t.frame(RolledDice.DICE)) {
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
  private static boolean stands(GameState t) {
    boolean counted = t.frame(RolledDice.DICE) > 1 && t.kind(t.depth() - 2) == FrameKind.EVENT;
    return t.frame(RolledDice.LOW) > 0 && result(t) == t.frame(RolledDice.DICE) && !counted;
  }

  private static void finish(GameState t) {
    int result = result(t);
    t.pop();
    t.frame(Frame.ROLL, result);
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (RolledDice.count(t) < t.frame(RolledDice.DICE)) {
      RolledDice.list(t.frame(RolledDice.SIDES), into);
    } else {
      into.add(MoveKind.KEEP.code());
      into.add(MoveKind.REROLL.code());
    }
  }

  @Override
  public void take(GameState t, long move) {
    switch (MoveKind.of(move)) {
      case DIE -> {
        int eyes = MoveKind.first(move);
        RolledDice.add(t, eyes);
        t.log().die(DieNote.ROLLS, eyes, t.frame(RolledDice.SIDES), t.seat());
      }
      case REROLL -> {
        t.log().seat(SeatNote.REROLLS, t.seat());
        Buttons.pay(t, t.side(), 1, ButtonNote.PAYS_REROLL);
        RolledDice.clear(t, t.frame(RolledDice.SIDES));
      }
      default -> finish(t);
    }
  }

  @Override
  public Text ask(GameState t) {
    int dice = t.frame(RolledDice.DICE);
    if (RolledDice.count(t) < dice) {
      return GameTexts.of("ask.die", t, "sides", t.frame(RolledDice.SIDES));
    }
    Text what = purpose(t);
    List<Integer> eyes = GameTexts.dice(t);
    int low = t.frame(RolledDice.LOW);
    int buttons = Buttons.count(t, t.side());
    if (low == 0) {
      return Text.of("ask.reroll.sum", "what", what, "dice", eyes, "buttons", buttons);
    }
    return dice == 1
        ? Text.of("ask.reroll.failed", "what", what, "dice", eyes, "low", low, "buttons", buttons)
        : Text.of(
            "ask.reroll.hits", "what", what, "dice", eyes, "result", result(t), "buttons", buttons);
  }

  /** A card that fails with this roll is about success, anything else about rolling again. */
  @Override
  public String rule(GameState t) {
    boolean success = t.frame(RolledDice.LOW) > 0 && t.frame(RolledDice.DICE) == 1;
    return success && t.kind(t.depth() - 2) == FrameKind.EVENT ? "V31" : "V33";
  }

  @Override
  public @Nullable Text outlook(GameState t, long move) {
    if (MoveKind.of(move) != MoveKind.KEEP) {
      return null;
    }
    int result = result(t);
    if (t.frame(RolledDice.LOW) == 0) {
      return Text.of("outlook.keep.sum", "n", result);
    }
    return rule(t).equals("V31")
        ? Text.of("outlook.keep.fails")
        : Text.of("outlook.keep.hits", "n", result);
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case RolledDice.DICE -> RolledDice.MOST_DICE;
      case RolledDice.SIDES, RolledDice.LOW -> RolledDice.MOST_SIDES;
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    boolean rolled =
        RolledDice.sides(t) == t.frame(RolledDice.SIDES)
            && RolledDice.count(t) <= t.frame(RolledDice.DICE);
    return rolled
        && t.frame(RolledDice.DICE) > 0
        && t.frame(RolledDice.LOW) <= t.frame(RolledDice.SIDES);
  }

  /** What the dice are rolled for: an action, or a card. */
  private static Text purpose(GameState t) {
    int below = t.depth() - 2;
    return switch (t.kind(below)) {
      case CAMPAIGN -> Text.of("action.campaign");
      case LOBBY -> Text.of("action.lobby");
      default -> GameTexts.card((int) t.set(below, Frame.CARD));
    };
  }
}
