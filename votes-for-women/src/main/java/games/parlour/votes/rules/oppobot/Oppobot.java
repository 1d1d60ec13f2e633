package games.parlour.votes.rules.oppobot;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.note.StateCountNote;
import games.parlour.votes.rules.note.StateNote;
import games.parlour.votes.rules.pieces.CardEvents;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Terms;

/** The Opposition as cards and dice play it: what is left open to it, it decides by rule. */
public final class Oppobot {
  private Oppobot() {}

  /**
   * What it does where there is a choice: takes the colour out of which there is more (V121), and
   * votes on the state with most red cubes or, without any, with least others (V118).
   */
  public static long choice(GameState t, MoveList moves) {
    long best = moves.get(0);
    for (int i = 1; i < moves.size(); i++) {
      if (value(t, moves.get(i)) > value(t, best)) {
        best = moves.get(i);
      }
    }
    return best;
  }

  private static int value(GameState t, long move) {
    int state = MoveKind.first(move);
    return switch (MoveKind.of(move)) {
      case TAKE_OUT -> Cubes.count(t, state, MoveKind.second(move));
      case VOTE -> voteValue(t, state);
      case PUT -> 0;
      default -> throw new IllegalStateException("no choice for the Oppobot: " + MoveKind.of(move));
    };
  }

  private static int voteValue(GameState t, int state) {
    return Cubes.ofSide(t, state, Terms.OPPOSITION) - Cubes.ofSide(t, state, Terms.SUFFRAGIST);
  }

  /** Puts cubes of an event into a state; what it cannot take is lost (V114). */
  public static void placeOrLose(GameState t, int state, int n) {
    Cubes.tellLost(t, Terms.OPPOSITION, state, place(t, state, n));
  }

  /** Says why it votes on a state, and what decides between equal ones (V118). */
  public static void tellWhy(GameState t, int state) {
    int red = Cubes.ofSide(t, state, Terms.OPPOSITION);
    int others = Cubes.ofSide(t, state, Terms.SUFFRAGIST);
    t.log()
        .stateCount(
            red > 0 ? StateCountNote.MOST_RED : StateCountNote.FEWEST_OTHERS,
            state,
            red > 0 ? red : others);
    for (int other = state + 1; other < Cubes.STATES; other++) {
      if (Cubes.open(t, other) && voteValue(t, other) == voteValue(t, state)) {
        t.log().state(StateNote.LOWEST, state);
        return;
      }
    }
  }

  /** Puts cubes into a state one by one, as far as it can take them; how many are left. */
  public static int place(GameState t, int state, int n) {
    int left = n;
    int red = Colours.of(Terms.OPPOSITION);
    while (left > 0 && !t.over() && Cubes.canPlace(t, Terms.OPPOSITION, red, state)) {
      left--;
      if (Cubes.ofSide(t, state, Terms.SUFFRAGIST) > 0) {
        Cubes.take(t, t.seat(), MoveKind.TAKE_OUT.code(state, more(t, state)));
      } else {
        Cubes.take(t, t.seat(), MoveKind.PUT.code(state, Colours.RED));
      }
    }
    return left;
  }

  /** The Suffragist colour of which a state has more, purple if it has as many of both (V121). */
  public static int more(GameState t, int state) {
    boolean yellow = Cubes.count(t, state, Colours.YELLOW) > Cubes.count(t, state, Colours.PURPLE);
    return yellow ? Colours.YELLOW : Colours.PURPLE;
  }

  /**
   * Plays a card that it has claimed, if there is one: at once, once the cubes of the state are
   * placed (V111). Without its condition the card leaves the game and does nothing (V110).
   */
  public static boolean playsClaimed(GameState t) {
    if (!t.terms().bot()) {
      return false;
    }
    int bot = t.terms().size();
    long claimed = Claims.claimed(t, bot);
    if (claimed == 0) {
      return false;
    }
    int card = Claims.FIRST + Long.numberOfTrailingZeros(claimed);
    Claims.leave(t, bot, card);
    if (Cards.get(card).playIf().met(t)) {
      CardEvents.begin(t, bot, card);
      t.log().play(PlayNote.CLAIMED, bot, card);
    } else {
      Claims.remove(t, card);
      t.log().card(CardNote.IN_VAIN, card);
    }
    return true;
  }
}
