package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Claims;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Oppobot;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** The player takes Strategy cards from the display, which is filled up each time. */
final class TakeStrategy extends Operation {
  private final int n;

  /** Whether chance takes one for the Oppobot, which plays it at once. */
  private final boolean random;

  TakeStrategy(int n, boolean random) {
    this.n = n;
    this.random = random;
  }

  @Override
  public void run(Table t) {
    if (Oppobot.playsClaimed(t)) {
      return;
    }
    if (t.frame(Frame.STAGE) < n && (Claims.open(t) & Claims.STRATEGY) != 0) {
      if (random) {
        t.chance();
      } else {
        t.ask();
      }
    } else {
      t.next();
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    for (long left = Claims.open(t) & Claims.STRATEGY; left != 0; left &= left - 1) {
      into.add(Kind.TAKE.code(Claims.FIRST + Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void take(Table t, long move) {
    t.frame(Frame.STAGE, t.frame(Frame.STAGE) + 1);
    Claims.take(t, t.seat(), Kind.first(move));
  }

  @Override
  public Text ask(Table t) {
    return random
        ? Text.of("ask.bot.take")
        : Text.of("ask.take.event", "card", Words.card(t.frame(Frame.CARD)));
  }

  @Override
  public boolean takesStrategy() {
    return true;
  }

  @Override
  public boolean brings(Table t) {
    return (Claims.open(t) & Claims.STRATEGY) != 0;
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of(random ? "op.take-strategy.random" : "op.take-strategy", "n", n);
  }
}
