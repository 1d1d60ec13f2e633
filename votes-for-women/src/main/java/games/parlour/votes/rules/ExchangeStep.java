package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.note.SeatNote;

/**
 * Partners in the Cleanup Phase: each in turn may give claimed cards to the other, and offer once
 * to swap the cards that they hold, which the other accepts or declines (V99).
 */
final class ExchangeStep implements Step {
  private static final int GIVING = 0;
  private static final int OFFERED = 1;

  /** Whether the acting seat has offered the swap. */
  private static final int HAS_OFFERED = Frame.A;

  @Override
  public void run(Table t) {
    t.ask(t.frame(Frame.STAGE) == OFFERED ? partner(t) : t.seat());
  }

  private static int partner(Table t) {
    return t.terms().partner(t.seat());
  }

  private static boolean mayOffer(Table t) {
    return t.frame(HAS_OFFERED) == 0
        && Decks.hand(t, t.seat()) != 0
        && Decks.hand(t, partner(t)) != 0;
  }

  @Override
  public void list(Table t, MoveList into) {
    if (t.frame(Frame.STAGE) == OFFERED) {
      into.add(Kind.ACCEPT.code());
      into.add(Kind.DECLINE.code());
      return;
    }
    Claims.list(Claims.claimed(t, t.seat()), Kind.GIVE, into);
    if (mayOffer(t)) {
      into.add(Kind.OFFER.code());
    }
    into.add(Kind.READY.code());
  }

  @Override
  public void take(Table t, long move) {
    int seat = t.seat();
    switch (Kind.of(move)) {
      case GIVE -> Claims.give(t, seat, partner(t), Kind.first(move));
      case OFFER -> {
        t.frame(HAS_OFFERED, 1);
        t.frame(Frame.STAGE, OFFERED);
        t.log().seat(SeatNote.OFFERS, seat);
      }
      case ACCEPT -> {
        t.frame(Frame.STAGE, GIVING);
        Decks.swapHands(t, seat, partner(t));
      }
      case DECLINE -> {
        t.frame(Frame.STAGE, GIVING);
        t.log().seat(SeatNote.DECLINES, partner(t));
      }
      default -> {
        t.log().seat(SeatNote.READY, seat);
        Course.exchanged(t);
      }
    }
  }

  @Override
  public Text ask(Table t) {
    Text partner = Words.seat(t, partner(t));
    if (t.frame(Frame.STAGE) == OFFERED) {
      return Text.of("ask.swap", "seat", Words.seat(t, t.seat()));
    }
    boolean give = Claims.claimed(t, t.seat()) != 0;
    String key = !give ? "ask.exchange.swap" : mayOffer(t) ? "ask.exchange" : "ask.exchange.give";
    return Text.of(key, "seat", partner);
  }

  @Override
  public long most(Table t, int register) {
    return register == Frame.STAGE ? OFFERED : register == HAS_OFFERED ? 1 : 0;
  }

  @Override
  public boolean sound(Table t) {
    boolean offered = t.frame(Frame.STAGE) != OFFERED || t.frame(HAS_OFFERED) == 1;
    return offered && t.terms().partner(t.seat()) >= 0 && t.whole(Layout.TURN) < Stand.TURNS;
  }
}
