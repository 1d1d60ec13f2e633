package games.parlour.votes.rules.pieces;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.note.CubeNote;
import games.parlour.votes.rules.note.LostNote;
import games.parlour.votes.rules.note.Reason;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Terms;

/**
 * The map: cubes and marks in the states, and what follows when there are four (V3–V6, V83–V88).
 */
public final class Cubes {
  public static final int STATES = 48;
  public static final int IN_REGION = 8;
  public static final int REGIONS = 6;

  /** How many states must ratify, or reject. */
  public static final int TO_RATIFY = 36;

  public static final int TO_REJECT = 13;

  /** How many cubes claim a card or decide a state. */
  public static final int FOUR = 4;

  private static final int BITS = 10;
  private static final long MASK = (1 << BITS) - 1;
  private static final long ALL = (1L << 3 * BITS) - 1;
  private static final long RATIFIED = 1L << 30;
  private static final long REJECTED = 1L << 31;

  private Cubes() {}

  public static int count(Components t, int state, int colour) {
    return (int) (t.get(StateLayout.STATES + state) >> colour * BITS & MASK);
  }

  /** How many cubes of a side lie in a state; purple and yellow are added together. */
  public static int ofSide(Components t, int state, int side) {
    return side == Terms.OPPOSITION
        ? count(t, state, Colours.RED)
        : count(t, state, Colours.PURPLE) + count(t, state, Colours.YELLOW);
  }

  public static boolean ratified(Components t, int state) {
    return (t.get(StateLayout.STATES + state) & RATIFIED) != 0;
  }

  public static boolean rejected(Components t, int state) {
    return (t.get(StateLayout.STATES + state) & REJECTED) != 0;
  }

  /** Whether a state has neither ratified nor rejected. */
  public static boolean open(Components t, int state) {
    return (t.get(StateLayout.STATES + state) & (RATIFIED | REJECTED)) == 0;
  }

  /** How many cubes of a colour lie on the map. */
  public static int onMap(Components t, int colour) {
    return t.whole(StateLayout.ON_MAP + colour);
  }

  /** How many states have ratified, or rejected. */
  public static int marks(Components t, boolean ratified) {
    return t.whole(ratified ? StateLayout.RATIFIED : StateLayout.REJECTED);
  }

  /** Whether a side may add cubes in a region (V51). */
  public static boolean barred(Components t, int side, int region) {
    return (t.get(StateLayout.BARRED) >> side * IN_REGION + region & 1) != 0;
  }

  /** Whether the supply has a cube of a colour left; it always has, but for an option (V3). */
  private static boolean left(Components t, int colour) {
    return !t.terms().limited() || onMap(t, colour) < CardSets.cubes(colour);
  }

  /** Whether no cube of some colours is left in the supply. */
  public static boolean noneLeft(Components t, int colours) {
    boolean none = true;
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      none &= (colours >> colour & 1) == 0 || !left(t, colour);
    }
    return none;
  }

  /** Says that a state cannot take some cubes of an event, and why. */
  public static void tellLost(GameState t, int side, int state, int n) {
    if (n > 0 && !t.over()) {
      LostNote why =
          !open(t, state)
              ? LostNote.LOST_DECIDED
              : barred(t, side, state / IN_REGION) ? LostNote.LOST_BARRED : LostNote.LOST_NONE_LEFT;
      t.log().lost(why, state, n);
    }
  }

  /** Whether a side can place a cube of one of some colours in a state: the state must be open. */
  public static boolean canPlace(Components t, int side, int colours, int state) {
    if (!open(t, state) || barred(t, side, state / IN_REGION)) {
      return false;
    }
    if (ofSide(t, state, 1 - side) > 0) {
      return true;
    }
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      if ((colours >> colour & 1) != 0 && left(t, colour)) {
        return true;
      }
    }
    return false;
  }

  /** Lists how a cube can be placed in a state: an opposing cube goes first (V47, V48). */
  public static void listPlacing(GameState t, int side, int colours, int state, MoveList into) {
    if (!canPlace(t, side, colours, state)) {
      return;
    }
    if (ofSide(t, state, 1 - side) > 0) {
      listTaking(t, Colours.of(1 - side), state, into);
      return;
    }
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      if ((colours >> colour & 1) != 0 && left(t, colour)) {
        into.add(MoveKind.PUT.code(state, colour));
      }
    }
  }

  /** Lists the colours of cubes that can be taken out of a state. */
  public static void listTaking(GameState t, int colours, int state, MoveList into) {
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      if ((colours >> colour & 1) != 0 && count(t, state, colour) > 0) {
        into.add(MoveKind.TAKE_OUT.code(state, colour));
      }
    }
  }

  /** Carries out a listed placing or taking by a seat. */
  public static void take(GameState t, int seat, long move) {
    int state = MoveKind.first(move);
    int colour = MoveKind.second(move);
    if (MoveKind.of(move) == MoveKind.TAKE_OUT) {
      remove(t, state, colour, 1);
      t.log().cube(CubeNote.TAKES_OUT, colour, state);
    } else {
      add(t, state, colour);
      t.log().cube(CubeNote.PUTS, colour, state);
      reached(t, seat, state, Colours.side(colour));
    }
  }

  private static void add(GameState t, int state, int colour) {
    t.add(StateLayout.STATES + state, 1L << colour * BITS);
    t.add(StateLayout.ON_MAP + colour, 1);
  }

  private static void remove(GameState t, int state, int colour, int n) {
    t.add(StateLayout.STATES + state, -((long) n << colour * BITS));
    t.add(StateLayout.ON_MAP + colour, -n);
  }

  /** Takes all cubes of a colour out of a state. */
  public static void clear(GameState t, int state, int colour) {
    int n = count(t, state, colour);
    if (n > 0) {
      remove(t, state, colour, n);
      t.log().clears(colour, state, n);
    }
  }

  /** What follows from a cube: at four a card is claimed first, then the state decided (V87). */
  private static void reached(GameState t, int seat, int state, int side) {
    if (ofSide(t, state, side) >= FOUR) {
      Claims.claimState(t, seat, state);
      if (t.get(StateLayout.SENT) != 0) {
        decide(t, state, side == Terms.SUFFRAGIST);
      }
    }
  }

  /** A state ratifies or rejects, whatever it did before; the last one needed ends the game. */
  public static void decide(GameState t, int state, boolean ratifies) {
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      int n = count(t, state, colour);
      if (n > 0) {
        t.add(StateLayout.ON_MAP + colour, -n);
      }
    }
    unmark(t, state);
    t.put(StateLayout.STATES + state, ratifies ? RATIFIED : REJECTED);
    t.add(ratifies ? StateLayout.RATIFIED : StateLayout.REJECTED, 1);
    t.log().state(ratifies ? StateNote.RATIFIES : StateNote.REJECTS, state);
    if (marks(t, true) == TO_RATIFY) {
      t.finish(Terms.SUFFRAGIST, Reason.RATIFIED);
    } else if (marks(t, false) == TO_REJECT) {
      t.finish(Terms.OPPOSITION, Reason.REJECTED);
    }
  }

  private static void unmark(GameState t, int state) {
    if (ratified(t, state)) {
      t.add(StateLayout.RATIFIED, -1);
    } else if (rejected(t, state)) {
      t.add(StateLayout.REJECTED, -1);
    }
  }

  /** A state's mark comes off; it can vote again (V59). */
  public static void reopen(GameState t, int state) {
    unmark(t, state);
    t.put(StateLayout.STATES + state, t.get(StateLayout.STATES + state) & ALL);
    t.log().state(StateNote.REOPENS, state);
  }

  /** The amendment goes to the states: those with four cubes of a side decide at once (V84). */
  static void send(GameState t) {
    t.put(StateLayout.SENT, 1);
    t.put(StateLayout.CONGRESS, 0);
    t.log().sent();
    for (int state = 0; state < STATES && !t.over(); state++) {
      for (int side = 0; side < 2 && !t.over(); side++) {
        if (ofSide(t, state, side) >= FOUR) {
          decide(t, state, side == Terms.SUFFRAGIST);
        }
      }
    }
  }

  /** Puts cubes or a mark into a state of a table that is being laid out. */
  public static void lay(GameState t, int state, int purple, int yellow, int red) {
    t.put(StateLayout.STATES + state, purple | (long) yellow << BITS | (long) red << 2 * BITS);
    t.add(StateLayout.ON_MAP + Colours.PURPLE, purple);
    t.add(StateLayout.ON_MAP + Colours.YELLOW, yellow);
    t.add(StateLayout.ON_MAP + Colours.RED, red);
  }

  /** Puts a mark into a state of a table that is being laid out. */
  public static void layMark(GameState t, int state, boolean ratified) {
    t.put(StateLayout.STATES + state, ratified ? RATIFIED : REJECTED);
    t.add(ratified ? StateLayout.RATIFIED : StateLayout.REJECTED, 1);
  }
}
