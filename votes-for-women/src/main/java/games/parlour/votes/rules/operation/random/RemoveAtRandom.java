package games.parlour.votes.rules.operation.random;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.operation.cubes.CardColour;
import games.parlour.votes.rules.operation.cubes.ClearListed;
import games.parlour.votes.rules.operation.cubes.RemoveSpread;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * The Oppobot takes cubes out of different states that are drawn among those that hold such cubes:
 * some in each, the colour first of which there is more (V121), or all.
 */
public final class RemoveAtRandom extends Operation {
  private static final int DRAWN = Frame.A;

  private final CardColour hue;

  /** How many in each state; zero for all. */
  private final int n;

  private final int states;

  public RemoveAtRandom(CardColour hue, int n, int states) {
    this.hue = hue;
    this.n = n;
    this.states = states;
  }

  /** The states that hold what a side would take out. */
  private long holding(Components t, int side) {
    long holding = 0;
    for (int state = 0; state < Cubes.STATES; state++) {
      boolean holds = RemoveSpread.holds(t, hue.colours(side), state);
      holding |= holds ? 1L << state : 0;
    }
    return holding;
  }

  /** Those of them that were not drawn yet. */
  private long undrawn(GameState t) {
    return holding(t, t.side()) & ~t.set(DRAWN);
  }

  @Override
  public void run(GameState t) {
    int wanted = states - Long.bitCount(t.set(DRAWN));
    long undrawn = undrawn(t);
    if (wanted <= 0 || undrawn == 0) {
      t.next();
    } else if (Long.bitCount(undrawn) <= wanted) {
      t.log().state(StateNote.NO_OTHER, Long.numberOfTrailingZeros(undrawn));
      remove(t, Long.numberOfTrailingZeros(undrawn));
    } else {
      t.chance();
    }
  }

  @Override
  public void list(GameState t, MoveList into) {
    for (long left = undrawn(t); left != 0; left &= left - 1) {
      into.add(MoveKind.PICK.code(Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void take(GameState t, long move) {
    t.log().state(StateNote.STATE_DRAWN, MoveKind.first(move));
    remove(t, MoveKind.first(move));
  }

  private void remove(GameState t, int state) {
    t.frame(DRAWN, t.set(DRAWN) | 1L << state);
    int colours = hue.colours(t.side());
    if (n == 0) {
      ClearListed.clear(t, colours, state);
      return;
    }
    for (int i = 0; i < n && RemoveSpread.holds(t, colours, state); i++) {
      Cubes.take(t, t.seat(), MoveKind.TAKE_OUT.code(state, Oppobot.more(t, state)));
    }
  }

  @Override
  public Text ask(GameState t) {
    Text cubes = n == 0 ? hue.all() : hue.cubes(n);
    return Text.of("ask.bot.remove", "card", GameTexts.card(t.frame(Frame.CARD)), "cubes", cubes);
  }

  @Override
  public boolean brings(Components t, int side) {
    return bringsOutside(t, side, 0);
  }

  /** Whether it would change anything if the cubes of some states, one bit each, did not count. */
  public boolean bringsOutside(Components t, int side, long states) {
    return (holding(t, side) & ~states) != 0;
  }

  @Override
  public String rule(GameState t) {
    return "V108";
  }

  @Override
  public long most(GameState t, int register) {
    return register == DRAWN ? (1L << Cubes.STATES) - 1 : 0;
  }

  @Override
  public boolean sound(GameState t) {
    return Long.bitCount(t.set(DRAWN)) < states;
  }

  @Override
  public Text tell() {
    return n == 0
        ? Text.of("op.clear.random", "cubes", hue.all(), "n", states)
        : Text.of("op.remove.random", "cubes", hue.cubes(n), "n", states);
  }
}
