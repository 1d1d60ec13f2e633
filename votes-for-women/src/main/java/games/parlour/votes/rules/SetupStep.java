package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;

/** Three State cards are set aside, the others laid out, and three Strategy cards opened. */
final class SetupStep implements Step {
  /** The State cards that were set aside, as a set. */
  private static final int ASIDE = Frame.A;

  @Override
  public void run(Table t) {
    if (Long.bitCount(t.set(ASIDE)) < Claims.SET_ASIDE) {
      t.chance();
    } else if (t.frame(Frame.STAGE) == 0) {
      long laid = Claims.STATES & ~t.set(ASIDE);
      Claims.lay(t, Claims.undrawn(t) & ~laid, laid, 0);
      t.frame(Frame.STAGE, 1);
    } else if (Long.bitCount(Claims.open(t) & Claims.STRATEGY) < Claims.ON_DISPLAY) {
      t.chance();
    } else {
      t.pop();
      Course.turn(t, 1);
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    boolean aside = t.frame(Frame.STAGE) == 0;
    long cards = aside ? Claims.STATES & ~t.set(ASIDE) : Claims.undrawn(t) & Claims.STRATEGY;
    RefillStep.list(cards, aside ? Kind.ASIDE : Kind.DRAW, into);
  }

  @Override
  public void take(Table t, long move) {
    int card = Kind.first(move);
    if (t.frame(Frame.STAGE) == 0) {
      t.frame(ASIDE, t.set(ASIDE) | 1L << card - Claims.FIRST);
      t.note(What.ASIDE, card);
    } else {
      Claims.show(t, card);
    }
  }

  @Override
  public Text ask(Table t) {
    return Text.of(t.frame(Frame.STAGE) == 0 ? "ask.aside" : "ask.open");
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? 1 : register == ASIDE ? Claims.STATES : 0;
  }

  @Override
  public boolean sound(Table t) {
    boolean few = Long.bitCount(t.set(ASIDE)) <= Claims.SET_ASIDE;
    boolean nobody = Claims.claimed(t, 0) == 0 && Claims.claimed(t, 1) == 0;
    boolean none = t.frame(Frame.STAGE) != 0 || Claims.open(t) == 0;
    return few && nobody && none && (t.set(ASIDE) & ~Claims.STATES) == 0;
  }
}
