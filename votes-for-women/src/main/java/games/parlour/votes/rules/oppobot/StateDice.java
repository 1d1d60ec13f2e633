package games.parlour.votes.rules.oppobot;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.RegionDieNote;
import games.parlour.votes.rules.note.StateDieNote;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RolledDice;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.GameState;

/** How dice find a state for the Oppobot: a d6 for the region, a d8 for the state in it (V108). */
public final class StateDice {
  private StateDice() {}

  public static boolean anyOpen(Components t, int region) {
    return openIn(t, region) > 0;
  }

  /** How many states of a region have not decided. */
  public static int openIn(Components t, int region) {
    int open = 0;
    for (int i = 0; i < Cubes.IN_REGION; i++) {
      open += Cubes.open(t, Cubes.IN_REGION * region + i) ? 1 : 0;
    }
    return open;
  }

  public static void listRegions(MoveList into) {
    RolledDice.list(BotDice.D6, into);
  }

  public static void listStates(MoveList into) {
    RolledDice.list(BotDice.D8, into);
  }

  public static Text askRegion() {
    return Text.of("ask.bot.region");
  }

  public static Text askState(int region) {
    return Text.of("ask.bot.state", "where", GameTexts.in(region));
  }

  /** The region that a d6 shows, or -1 where it must be rolled again: all its states decided. */
  public static int region(GameState t, int eyes) {
    RolledDice.show(t, BotDice.D6, eyes);
    int region = eyes - 1;
    boolean open = anyOpen(t, region);
    t.log().regionDie(open ? RegionDieNote.REGION_DIE : RegionDieNote.REGION_AGAIN, eyes, region);
    return open ? region : -1;
  }

  /**
   * Whether a state is rolled again because dice found it before (V107). One that has decided since
   * is not: V108 goes first, and the d8 alone is rolled again.
   */
  public static boolean foundBefore(GameState t, int state, long found) {
    boolean counts = Cubes.open(t, state) || !t.terms().revisedOppobot();
    return counts && (found >> state & 1) != 0;
  }

  /**
   * The state that a d8 shows, or -1 where dice must be rolled again: the state has decided, or is
   * one of those found before.
   */
  public static int state(GameState t, int region, int eyes, long found) {
    RolledDice.show(t, BotDice.D8, eyes);
    int state = Cubes.IN_REGION * region + eyes - 1;
    boolean twice = foundBefore(t, state, found);
    if (Cubes.open(t, state) && !twice) {
      t.log().stateDie(StateDieNote.STATE_DIE, eyes, state);
      return state;
    }
    t.log().stateDie(twice ? StateDieNote.STATE_TWICE : StateDieNote.STATE_AGAIN, eyes, state);
    return -1;
  }
}
