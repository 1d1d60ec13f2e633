package games.parlour.votes.rules.operation.random;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.operation.cubes.CardColour;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.oppobot.StateDice;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/**
 * Red cubes go into different states that dice find, anywhere or in a region; where there are no
 * more open ones than asked for, all of them are taken (V107, V108).
 */
public final class PlaceAtRandom extends Operation {
  private static final int FOUND = Frame.A;

  /** The region that was rolled, plus one. */
  private static final int ROLLED = Frame.B;

  private final int n;
  private final int states;

  /** The region that the card names, or -1. */
  private final int region;

  public PlaceAtRandom(int n, int states, int region) {
    this.n = n;
    this.states = states;
    this.region = region;
  }

  private int from() {
    return region < 0 ? 0 : Cubes.IN_REGION * region;
  }

  private int to() {
    return region < 0 ? Cubes.STATES : Cubes.IN_REGION * (region + 1);
  }

  /** Open states that have not been found yet. */
  private long open(GameState t) {
    long open = 0;
    for (int state = from(); state < to(); state++) {
      open |= Cubes.open(t, state) ? 1L << state : 0;
    }
    return open & ~t.set(FOUND);
  }

  @Override
  public void run(GameState t) {
    if (Oppobot.playsClaimed(t)) {
      return;
    }
    int wanted = states - Long.bitCount(t.set(FOUND));
    long open = open(t);
    if (wanted <= 0 || open == 0) {
      t.next();
    } else if (Long.bitCount(open) <= wanted) {
      t.log().state(StateNote.NO_OTHER, Long.numberOfTrailingZeros(open));
      place(t, Long.numberOfTrailingZeros(open));
    } else {
      t.chance();
    }
  }

  private void place(GameState t, int state) {
    t.frame(FOUND, t.set(FOUND) | 1L << state);
    t.frame(ROLLED, 0);
    Oppobot.placeOrLose(t, state, n);
  }

  /** The region that is known, or -1 where a die is to find one. */
  private int known(GameState t) {
    return region >= 0 ? region : t.frame(ROLLED) - 1;
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (known(t) < 0) {
      StateDice.listRegions(into);
    } else {
      StateDice.listStates(into);
    }
  }

  @Override
  public void take(GameState t, long move) {
    int eyes = MoveKind.first(move);
    if (known(t) < 0) {
      t.frame(ROLLED, 1 + StateDice.region(t, eyes));
      return;
    }
    int named = Cubes.IN_REGION * known(t) + eyes - 1;
    boolean again = StateDice.foundBefore(t, named, t.set(FOUND));
    int state = StateDice.state(t, known(t), eyes, t.set(FOUND));
    if (state >= 0) {
      place(t, state);
    } else if (again) {
      t.frame(ROLLED, 0);
    }
  }

  @Override
  public Text ask(GameState t) {
    return known(t) < 0 ? StateDice.askRegion() : StateDice.askState(known(t));
  }

  @Override
  public boolean brings(Components t, int side) {
    int red = CardColour.RED.colours(side);
    for (int state = from(); state < to(); state++) {
      if (Cubes.canPlace(t, side, red, state)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String rule(GameState t) {
    return "V108";
  }

  @Override
  public long most(GameState t, int register) {
    return switch (register) {
      case FOUND -> (1L << Cubes.STATES) - 1;
      case ROLLED -> region < 0 ? Cubes.REGIONS : 0;
      default -> 0;
    };
  }

  @Override
  public boolean sound(GameState t) {
    boolean inRegion = t.frame(ROLLED) == 0 || StateDice.anyOpen(t, t.frame(ROLLED) - 1);
    return inRegion && Long.bitCount(t.set(FOUND)) <= states;
  }

  @Override
  public Text tell() {
    Text cubes = CardColour.RED.cubes(n);
    if (states == 1) {
      return Text.of("op.place.random.one", "cubes", cubes);
    }
    return region < 0
        ? Text.of("op.place.random", "cubes", cubes, "n", states)
        : Text.of("op.place.random.in", "cubes", cubes, "n", states, "where", GameTexts.in(region));
  }
}
