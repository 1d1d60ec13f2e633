package games.parlour.votes.rules.operation.cubes;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Amount;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * Cubes are placed, or taken out, one by one anywhere or in a region, no more than some in a state
 * (V47), as far as there is room.
 */
abstract class SpreadOperation extends Operation {
  private static final int LEFT = Frame.A;

  /** States that had one, and those that had two. */
  private static final int ONCE = Frame.B;

  private static final int TWICE = Frame.C;

  private static final int MOST_DICE = 2;
  private static final int MOST_SIDES = 8;

  private final Amount n;
  private final int region;
  private final int max;
  protected final CardColour hue;

  SpreadOperation(CardColour hue, Amount n, int region, int max) {
    if (max < 1 || max > 2) {
      throw new IllegalArgumentException("at most 1 or 2 a state, not " + max);
    }
    this.hue = hue;
    this.n = n;
    this.region = region;
    this.max = max;
  }

  /** Whether a state can take, or give, a cube. */
  abstract boolean fits(GameState t, int colours, int state);

  abstract void list(GameState t, int colours, int state, MoveList into);

  abstract String verb();

  /** Says what becomes of the cubes that are left, if anything does. */
  void tellLeft(GameState t, int left) {}

  private int from() {
    return region < 0 ? 0 : Cubes.IN_REGION * region;
  }

  private int to() {
    return region < 0 ? Cubes.STATES : Cubes.IN_REGION * (region + 1);
  }

  private boolean full(GameState t, int state) {
    return (t.set(max == 1 ? ONCE : TWICE) >> state & 1) != 0;
  }

  @Override
  public void run(GameState t) {
    if (t.frame(Frame.STAGE) == 0) {
      t.frame(LEFT, n.in(t));
      t.frame(Frame.STAGE, 1);
    } else if (t.frame(LEFT) > 0 && anywhere(t)) {
      t.ask();
    } else {
      tellLeft(t, t.frame(LEFT));
      t.next();
    }
  }

  private boolean anywhere(GameState t) {
    int colours = hue.colours(t.side());
    for (int state = from(); state < to(); state++) {
      if (!full(t, state) && fits(t, colours, state)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void list(GameState t, MoveList into) {
    int colours = hue.colours(t.side());
    for (int state = from(); state < to(); state++) {
      if (!full(t, state)) {
        list(t, colours, state, into);
      }
    }
  }

  @Override
  public void take(GameState t, long move) {
    long bit = 1L << MoveKind.first(move);
    int had = (t.set(ONCE) & bit) == 0 ? ONCE : TWICE;
    t.frame(LEFT, t.frame(LEFT) - 1);
    t.frame(had, t.set(had) | bit);
    Cubes.take(t, t.seat(), move);
  }

  @Override
  public Text ask(GameState t) {
    int left = t.frame(LEFT);
    boolean begun = t.set(ONCE) != 0;
    Text cubes = begun ? hue.more(left, t.side()) : hue.cubes(left, t.side());
    Text card = GameTexts.card(t.frame(Frame.CARD));
    return region < 0
        ? Text.of("ask." + verb() + ".anywhere", "card", card, "cubes", cubes, "max", max)
        : Text.of(
            "ask." + verb(),
            "card",
            card,
            "cubes",
            cubes,
            "where",
            GameTexts.in(region),
            "max",
            max);
  }

  @Override
  public String rule(GameState t) {
    return "V49";
  }

  @Override
  public int left(GameState t) {
    return t.frame(LEFT);
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case Frame.STAGE -> 1;
      case LEFT -> MOST_DICE * MOST_SIDES;
      case ONCE, TWICE -> (1L << Cubes.STATES) - 1;
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    return (t.set(TWICE) & ~t.set(ONCE)) == 0;
  }

  @Override
  public Text tell() {
    Text cubes = hue.cubes(n);
    return region < 0
        ? Text.of("op." + verb() + ".anywhere", "cubes", cubes, "max", max)
        : Text.of("op." + verb(), "cubes", cubes, "where", GameTexts.in(region), "max", max);
  }
}
