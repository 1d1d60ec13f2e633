package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cards;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Learned;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.What;
import games.parlour.votes.rules.Words;

/**
 * The player looks at the other hand and throws a card out, but none that shows a campaigner; its
 * owner draws another (V64).
 */
final class SwapOnSight extends Operation {
  private static final int LOOKING = 0;
  private static final int CHOOSING = 1;
  private static final int DRAWING = 2;
  private static final int DONE = 3;

  @Override
  public void run(Table t) {
    int other = t.otherSeat();
    int deck = t.sideOf(other);
    switch (t.frame(Frame.STAGE)) {
      case LOOKING -> {
        Learned.learn(t, t.seat(), deck, Decks.hand(t, other));
        t.revealed();
        t.note(What.SHOWN, other, t.seat());
        t.frame(Frame.STAGE, anyMayGo(t) ? CHOOSING : DONE);
      }
      case CHOOSING -> t.ask();
      case DRAWING -> {
        if (Decks.left(t, deck) > 0) {
          t.chance();
        } else {
          t.frame(Frame.STAGE, DONE);
        }
      }
      default -> t.next();
    }
  }

  private static boolean mayGo(int card) {
    return !Cards.get(card).data().campaignerIcon();
  }

  private static boolean anyMayGo(Table t) {
    int deck = t.sideOf(t.otherSeat());
    for (long left = Decks.hand(t, t.otherSeat()); left != 0; left &= left - 1) {
      if (mayGo(Decks.card(deck, left))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void list(Table t, MoveList into) {
    int deck = t.sideOf(t.otherSeat());
    if (t.frame(Frame.STAGE) == DRAWING) {
      Decks.listNext(t, deck, into);
      return;
    }
    for (long left = Decks.hand(t, t.otherSeat()); left != 0; left &= left - 1) {
      int card = Decks.card(deck, left);
      if (mayGo(card)) {
        into.add(Kind.OUT.code(card));
      }
    }
  }

  @Override
  public void take(Table t, long move) {
    int card = Kind.first(move);
    if (Kind.of(move) == Kind.OUT) {
      Decks.throwAway(t, t.otherSeat(), card, What.THROWN_OUT);
      t.frame(Frame.STAGE, DRAWING);
    } else {
      Decks.draw(t, t.otherSeat(), card);
      t.frame(Frame.STAGE, DONE);
    }
  }

  @Override
  public Text ask(Table t) {
    return t.frame(Frame.STAGE) == DRAWING
        ? Text.of("ask.draw", "seat", Words.seat(t, t.otherSeat()), "n", 1)
        : Text.of("ask.out", "card", t.card().title());
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? DONE : 0;
  }

  @Override
  public Text tell() {
    return Text.of("op.swap-hand.sight");
  }
}
