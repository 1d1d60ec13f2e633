package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.Step;
import games.parlour.votes.rules.state.Terms;

/**
 * Three State cards are set aside, the others laid out, and three Strategy cards opened; the second
 * of two partners gets an Early card, where the first has the start card.
 */
final class SetupStep implements Step {
  /** The State cards that were set aside, as a set. */
  private static final int ASIDE = GameStatus.SETUP_ASIDE;

  @Override
  public void run(GameState t) {
    if (Long.bitCount(t.set(ASIDE)) < Claims.SET_ASIDE) {
      t.chance();
    } else if (t.frame(Frame.STAGE) == 0) {
      long laid = Claims.STATES & ~t.set(ASIDE);
      Claims.lay(t, Claims.undrawn(t) & ~laid, laid, Claims.removed(t));
      t.frame(Frame.STAGE, 1);
    } else if (opening(t) || dealing(t) >= 0) {
      t.chance();
    } else {
      t.pop();
      GameFlow.turn(t, 1);
    }
  }

  private static boolean opening(GameState t) {
    return Long.bitCount(Claims.open(t) & Claims.STRATEGY) < Claims.ON_DISPLAY;
  }

  /** The second partner who has no card yet, or -1. */
  private static int dealing(GameState t) {
    for (int seat = 0; seat < t.terms().size(); seat++) {
      if (t.terms().place(seat) == 1 && Decks.hand(t, seat) == 0) {
        return seat;
      }
    }
    return -1;
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == 1 && !opening(t)) {
      Decks.listNext(t, t.sideOf(dealing(t)), into);
      return;
    }
    boolean aside = t.frame(Frame.STAGE) == 0;
    long cards = aside ? Claims.STATES & ~t.set(ASIDE) : Claims.undrawn(t) & Claims.STRATEGY;
    Claims.list(cards, aside ? MoveKind.ASIDE : MoveKind.DRAW, into);
  }

  @Override
  public void take(GameState t, long move) {
    int card = MoveKind.first(move);
    if (t.frame(Frame.STAGE) == 0) {
      t.frame(ASIDE, t.set(ASIDE) | 1L << card - Claims.FIRST);
      t.log().card(CardNote.ASIDE, card);
    } else if (opening(t)) {
      Claims.show(t, card);
    } else {
      Decks.draw(t, dealing(t), card);
    }
  }

  @Override
  public Text ask(GameState t) {
    if (t.frame(Frame.STAGE) == 0) {
      return Text.of("ask.aside");
    }
    return opening(t)
        ? Text.of("ask.open")
        : Text.of("ask.draw", "seat", GameTexts.seat(t, dealing(t)), "n", 1);
  }

  @Override
  public String rule(GameState t) {
    return "V89";
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? 1 : register == ASIDE ? Claims.STATES : 0;
  }

  /** What the steps before have laid out is there, and what is still to be dealt can be. */
  @Override
  public boolean sound(GameState t) {
    long aside = t.set(ASIDE);
    boolean begun = t.frame(Frame.STAGE) != 0;
    boolean laidOut =
        begun
            ? Long.bitCount(aside) == Claims.SET_ASIDE
                && (Claims.open(t) & Claims.STATES) == (Claims.STATES & ~aside)
            : Long.bitCount(aside) <= Claims.SET_ASIDE && Claims.open(t) == 0;
    boolean nobody = true;
    for (int seat = 0; seat < Terms.MOST_SEATS; seat++) {
      nobody &= Claims.claimed(t, seat) == 0;
    }
    int waiting = dealing(t);
    return laidOut
        && nobody
        && t.seat() == 0
        && (aside & ~Claims.STATES) == 0
        && Claims.removed(t) == (t.terms().bot() ? Claims.notForBot() : 0)
        && (waiting < 0 || Decks.left(t, t.sideOf(waiting)) > 0);
  }
}
