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
  private static final int DICE = Frame.A;
  private static final int SIDES = Frame.B;

  /** The lowest face that counts as a hit; zero where faces are added up. */
  private static final int LOW = Frame.C;

  private static final int BITS = 4;
  private static final int MOST_DICE = 4;
  private static final int MOST_SIDES = 8;

  /** Rolls dice for the acting seat, to be added up or to count those from a lowest face on. */
  public static void begin(Table t, int dice, int sides, int low) {
    t.push(Steps.ROLL, t.seat());
    t.frame(DICE, dice);
    t.frame(SIDES, sides);
    t.frame(LOW, low);
    clear(t, sides);
  }

  private static void clear(Table t, int sides) {
    t.put(Layout.DICE, 0);
    t.put(Layout.DICE_COUNT, 0);
    t.put(Layout.DICE_SIDES, sides);
  }

  /** Lays the dice of a last roll; false, if there are no such dice. */
  public static boolean lay(Table t, int sides, List<Integer> eyes) {
    boolean good = sides % 2 == 0 && sides > 2 && sides <= MOST_SIDES && eyes.size() <= MOST_DICE;
    clear(t, sides);
    for (int n : eyes) {
      good &= n >= 1 && n <= sides;
      t.put(Layout.DICE, t.get(Layout.DICE) | (long) n << count(t) * BITS);
      t.add(Layout.DICE_COUNT, 1);
    }
    return good;
  }

  /** The eyes of a die of the last roll. */
  public static int die(Table t, int index) {
    return (int) (t.get(Layout.DICE) >> index * BITS) & 0xF;
  }

  /** How many dice the last roll had. */
  public static int count(Table t) {
    return t.whole(Layout.DICE_COUNT);
  }

  /** How many sides the dice of the last roll had. */
  public static int sides(Table t) {
    return t.whole(Layout.DICE_SIDES);
  }

  /** Lets a single die be seen as the last roll. */
  public static void show(Table t, int sides, int eyes) {
    clear(t, sides);
    t.put(Layout.DICE, eyes);
    t.put(Layout.DICE_COUNT, 1);
  }

  private static int result(Table t) {
    int low = t.frame(LOW);
    int result = 0;
    for (int i = 0; i < count(t); i++) {
      result += low == 0 ? die(t, i) : die(t, i) >= low ? 1 : 0;
    }
    return result;
  }

  @Override
  public void run(Table t) {
    if (count(t) < t.frame(DICE)) {
      t.chance();
    } else if (Purse.buttons(t, t.side()) > 0 && !stands(t)) {
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
    boolean counted = t.frame(DICE) > 1 && t.set(t.depth() - 2, Frame.KIND) == Steps.EVENT;
    return t.frame(LOW) > 0 && result(t) == t.frame(DICE) && !counted;
  }

  private static void finish(Table t) {
    int result = result(t);
    t.pop();
    t.frame(Frame.ROLL, result);
  }

  @Override
  public void list(Table t, MoveList into) {
    if (count(t) < t.frame(DICE)) {
      list(t.frame(SIDES), into);
    } else {
      into.add(Kind.KEEP.code());
      into.add(Kind.REROLL.code());
    }
  }

  /** Lists the faces of a die. */
  static void list(int sides, MoveList into) {
    for (int eyes = 1; eyes <= sides; eyes++) {
      into.add(Kind.DIE.code(eyes));
    }
  }

  @Override
  public void take(Table t, long move) {
    switch (Kind.of(move)) {
      case DIE -> {
        int eyes = Kind.first(move);
        t.put(Layout.DICE, t.get(Layout.DICE) | (long) eyes << count(t) * BITS);
        t.add(Layout.DICE_COUNT, 1);
        t.log().die(DieNote.ROLLS, eyes, t.frame(SIDES), t.seat());
      }
      case REROLL -> {
        t.log().seat(SeatNote.REROLLS, t.seat());
        Purse.pay(t, t.side(), 1, ButtonNote.PAYS_REROLL);
        clear(t, t.frame(SIDES));
      }
      default -> finish(t);
    }
  }

  @Override
  public Text ask(Table t) {
    int dice = t.frame(DICE);
    if (count(t) < dice) {
      return Words.of("ask.die", t, "sides", t.frame(SIDES));
    }
    Text what = purpose(t);
    List<Integer> eyes = Words.dice(t);
    int low = t.frame(LOW);
    int buttons = Purse.buttons(t, t.side());
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
      case DICE -> MOST_DICE;
      case SIDES, LOW -> MOST_SIDES;
      default -> 0;
    };
  }

  @Override
  public boolean sound(Table t) {
    boolean rolled = sides(t) == t.frame(SIDES) && count(t) <= t.frame(DICE);
    return rolled && t.frame(DICE) > 0 && t.frame(LOW) <= t.frame(SIDES);
  }

  /** What the dice are rolled for: an action, or a card. */
  private static Text purpose(Table t) {
    int below = t.depth() - 2;
    return switch ((int) t.set(below, Frame.KIND)) {
      case Steps.CAMPAIGN -> Text.of("action.campaign");
      case Steps.LOBBY -> Text.of("action.lobby");
      default -> Words.card((int) t.set(below, Frame.CARD));
    };
  }
}
