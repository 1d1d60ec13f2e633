package games.parlour.votes.rules.step;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.note.SeatNote;
import games.parlour.votes.rules.pieces.Claims;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import games.parlour.votes.rules.state.StateLayout;
import games.parlour.votes.rules.state.Step;
import org.jspecify.annotations.Nullable;

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
  public void run(GameState t) {
    t.ask(t.frame(Frame.STAGE) == OFFERED ? partner(t) : t.seat());
  }

  private static int partner(GameState t) {
    return t.terms().partner(t.seat());
  }

  private static boolean mayOffer(GameState t) {
    return t.frame(HAS_OFFERED) == 0
        && Decks.hand(t, t.seat()) != 0
        && Decks.hand(t, partner(t)) != 0;
  }

  @Override
  public void list(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == OFFERED) {
      into.add(MoveKind.ACCEPT.code());
      into.add(MoveKind.DECLINE.code());
      return;
    }
    Claims.list(Claims.claimed(t, t.seat()), MoveKind.GIVE, into);
    if (mayOffer(t)) {
      into.add(MoveKind.OFFER.code());
    }
    into.add(MoveKind.READY.code());
  }

  @Override
  public void take(GameState t, long move) {
    int seat = t.seat();
    switch (MoveKind.of(move)) {
      case GIVE -> Claims.give(t, seat, partner(t), MoveKind.first(move));
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
        GameFlow.exchanged(t);
      }
    }
  }

  @Override
  public Text ask(GameState t) {
    Text partner = GameTexts.seat(t, partner(t));
    if (t.frame(Frame.STAGE) == OFFERED) {
      return Text.of("ask.swap", "seat", GameTexts.seat(t, t.seat()));
    }
    boolean give = Claims.claimed(t, t.seat()) != 0;
    String key = !give ? "ask.exchange.swap" : mayOffer(t) ? "ask.exchange" : "ask.exchange.give";
    return Text.of(key, "seat", partner);
  }

  @Override
  public String rule(GameState t) {
    return "V99";
  }

  @Override
  public void consider(GameState t, MoveList into) {
    if (t.frame(Frame.STAGE) == GIVING) {
      into.add(MoveKind.OFFER.code());
    }
  }

  @Override
  public @Nullable Text whyNot(GameState t, long move) {
    if (MoveKind.of(move) != MoveKind.OFFER || t.frame(Frame.STAGE) != GIVING) {
      return null;
    }
    return Text.of(t.frame(HAS_OFFERED) == 0 ? "why.no-hands" : "why.offered");
  }

  @Override
  public long most(GameState t, int register) {
    return register == Frame.STAGE ? OFFERED : register == HAS_OFFERED ? 1 : 0;
  }

  @Override
  public boolean sound(GameState t) {
    boolean offered = t.frame(Frame.STAGE) != OFFERED || t.frame(HAS_OFFERED) == 1;
    return offered
        && t.terms().partner(t.seat()) >= 0
        && t.whole(StateLayout.TURN) < GameStatus.TURNS;
  }
}
