package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.What;
import games.parlour.votes.rules.Words;

/** The other side loses cards of its hand at random and draws as many (V66). */
final class SwapAtRandom extends Operation {
  private static final int LOSING = 0;
  private static final int DRAWING = 1;

  private static final int LOST = Frame.A;
  private static final int DRAWN = Frame.B;

  private final int n;

  SwapAtRandom(int n) {
    this.n = n;
  }

  @Override
  public void run(Table t) {
    int other = t.otherSeat();
    if (t.frame(Frame.STAGE) == LOSING) {
      if (t.frame(LOST) < n && Decks.hand(t, other) != 0) {
        t.chance();
      } else {
        t.frame(Frame.STAGE, DRAWING);
      }
    } else if (t.frame(DRAWN) < t.frame(LOST) && Decks.left(t, t.sideOf(other)) > 0) {
      t.chance();
    } else {
      t.next();
    }
  }

  @Override
  public void list(Table t, MoveList into) {
    int other = t.otherSeat();
    int deck = t.sideOf(other);
    if (t.frame(Frame.STAGE) == DRAWING) {
      Decks.listNext(t, deck, into);
      return;
    }
    for (long left = Decks.hand(t, other); left != 0; left &= left - 1) {
      into.add(Kind.LOSE.code(Decks.card(deck, left)));
    }
  }

  @Override
  public void take(Table t, long move) {
    int card = Kind.first(move);
    if (Kind.of(move) == Kind.LOSE) {
      t.frame(LOST, t.frame(LOST) + 1);
      Decks.throwAway(t, t.otherSeat(), card, What.LOST);
    } else {
      t.frame(DRAWN, t.frame(DRAWN) + 1);
      Decks.draw(t, t.otherSeat(), card);
    }
  }

  @Override
  public Text ask(Table t) {
    boolean losing = t.frame(Frame.STAGE) == LOSING;
    int left = losing ? n - t.frame(LOST) : t.frame(LOST) - t.frame(DRAWN);
    Text who = Words.seat(t, t.otherSeat());
    return Text.of(losing ? "ask.lose" : "ask.draw", "seat", who, "n", left);
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? DRAWING : register == LOST || register == DRAWN ? n : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.swap-hand.random", "n", n);
  }
}
