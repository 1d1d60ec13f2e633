package games.parlour.votes.rules;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Persistence;
import games.parlour.votes.rules.note.ButtonNote;
import games.parlour.votes.rules.note.CardNote;
import games.parlour.votes.rules.note.PlayNote;
import games.parlour.votes.rules.ops.Operation;

/** A card is resolved: its operations run in order, then it goes where it belongs. */
public final class EventStep implements Step {
  private static final int MOST_ROLLED = 16;

  /** Plays an event card that has left its place, with the fee that may be on it (V55). */
  public static void pay(Table t, int seat, int card) {
    int side = t.sideOf(seat);
    t.log().play(PlayNote.EVENT, seat, card);
    Purse.pay(t, side, Rules.eventFee(t, side), ButtonNote.PAYS_FEE);
    begin(t, seat, card);
  }

  static void begin(Table t, int seat, int card) {
    t.push(Steps.EVENT, seat);
    t.frame(Frame.CARD, card);
  }

  private static Operation operation(Table t) {
    return t.card().operation(t.frame(Frame.OPERATION), t.botActs());
  }

  @Override
  public void run(Table t) {
    if (t.frame(Frame.OPERATION) == t.card().size(t.botActs())) {
      end(t, t.card().data().persistence());
    } else {
      operation(t).run(t);
    }
  }

  /** The event has failed: nothing more happens, and the card is discarded (V81). */
  public static void fail(Table t) {
    t.log().card(CardNote.FAILS, t.frame(Frame.CARD));
    end(t, Persistence.NONE);
  }

  private static void end(Table t, Persistence stays) {
    int card = t.frame(Frame.CARD);
    Deck deck = t.card().data().deck();
    if (deck == Deck.STRATEGY || deck == Deck.STATE) {
      Claims.remove(t, card);
    } else if (deck == Deck.OPPOBOT) {
      Oppobot.discard(t, card);
      if (stays != Persistence.NONE) {
        Boxes.put(t, stays.ordinal() - 1, t.card().countsAs().orElseThrow());
      }
    } else if (stays == Persistence.NONE) {
      Decks.discard(t, card);
    } else {
      Boxes.put(t, stays.ordinal() - 1, card);
    }
    t.pop();
  }

  @Override
  public void list(Table t, MoveList into) {
    operation(t).list(t, into);
  }

  @Override
  public boolean asksAlways(Table t) {
    return operation(t).asksAlways(t);
  }

  @Override
  public void take(Table t, long move) {
    operation(t).take(t, move);
  }

  @Override
  public Text ask(Table t) {
    return operation(t).ask(t);
  }

  @Override
  public long most(Table t, int register) {
    return switch (register) {
      case Frame.ROLL -> MOST_ROLLED;
      case Frame.PICKED -> Cubes.STATES;
      default -> operation(t).most(t, register);
    };
  }

  @Override
  public boolean sound(Table t) {
    return operation(t).sound(t);
  }
}
