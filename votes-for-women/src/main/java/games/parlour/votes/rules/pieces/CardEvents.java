package games.parlour.votes.rules.pieces;

import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.Persistence;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.state.Frame;
import games.parlour.votes.rules.state.FrameKind;
import games.parlour.votes.rules.state.GameState;
import java.util.OptionalInt;

/** How the event of a card begins and ends. */
public final class CardEvents {
  private CardEvents() {}

  /** Plays an event card that has left its place, with the fee that may be on it (V55). */
  public static void pay(GameState t, int seat, int card) {
    int side = t.sideOf(seat);
    begin(t, seat, card);
    t.log().play(PlayNote.EVENT, seat, card);
    Buttons.pay(t, side, RulesInForce.eventFee(t, side), ButtonNote.PAYS_FEE);
  }

  public static void begin(GameState t, int seat, int card) {
    t.push(FrameKind.EVENT, seat);
    t.frame(Frame.CARD, card);
  }

  /** The event has failed: nothing more happens, and the card is discarded (V81). */
  public static void fail(GameState t) {
    t.log().card(CardNote.FAILS, t.frame(Frame.CARD));
    end(t, Persistence.NONE);
  }

  /** The event is over: the card goes where it belongs. */
  public static void end(GameState t) {
    end(t, GameData.get().cards().get(t.frame(Frame.CARD)).persistence());
  }

  private static void end(GameState t, Persistence stays) {
    int card = t.frame(Frame.CARD);
    CardData data = GameData.get().cards().get(card);
    Deck deck = data.deck();
    t.pop();
    if (deck == Deck.STRATEGY || deck == Deck.STATE) {
      Claims.remove(t, card);
    } else if (deck == Deck.OPPOBOT) {
      BotDeck.discard(t, card);
      if (stays != Persistence.NONE) {
        Boxes.put(t, stays.ordinal() - 1, standsFor(data));
      }
    } else if (stays == Persistence.NONE) {
      Decks.discard(t, card);
    } else {
      Boxes.put(t, stays.ordinal() - 1, card);
    }
  }

  /** The Opposition card that a card of the Oppobot stands for while it lies in a box. */
  public static OptionalInt countsAs(CardData card) {
    BotData bot = card.bot();
    return bot == null || bot.countsAs().isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(GameData.get().card(bot.countsAs()).index());
  }

  private static int standsFor(CardData card) {
    return countsAs(card).orElseThrow();
  }
}
