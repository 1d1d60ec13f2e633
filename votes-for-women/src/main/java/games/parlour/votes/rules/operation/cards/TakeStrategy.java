package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.oppobot.Oppobot;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** The player takes Strategy cards from the display, which is filled up each time. */
public final class TakeStrategy extends Operation {
  private final int n;

  /** Whether chance takes one for the Oppobot, which plays it at once. */
  private final boolean random;

  public TakeStrategy(int n, boolean random) {
    this.n = n;
    this.random = random;
  }

  @Override
  public void run(GameState t) {
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
  public void list(GameState t, MoveList into) {
    for (long left = Claims.open(t) & Claims.STRATEGY; left != 0; left &= left - 1) {
      into.add(MoveKind.TAKE.code(Claims.FIRST + Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void take(GameState t, long move) {
    t.frame(Frame.STAGE, t.frame(Frame.STAGE) + 1);
    Claims.take(t, t.seat(), MoveKind.first(move));
  }

  @Override
  public Text ask(GameState t) {
    return random
        ? Text.of("ask.bot.take")
        : Text.of("ask.take.event", "card", GameTexts.card(t.frame(Frame.CARD)));
  }

  @Override
  public boolean takesStrategy() {
    return true;
  }

  @Override
  public boolean brings(Components t, int side) {
    return (Claims.open(t) & Claims.STRATEGY) != 0;
  }

  @Override
  public String rule(GameState t) {
    return t.botActs() ? "V116" : "V24";
  }

  @Override
  public int left(GameState t) {
    return n - t.frame(Frame.STAGE);
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of(random ? "op.take-strategy.random" : "op.take-strategy", "n", n);
  }
}
