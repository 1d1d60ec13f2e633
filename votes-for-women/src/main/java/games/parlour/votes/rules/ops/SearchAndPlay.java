package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.core.Text;
import games.parlour.votes.rules.Cards;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.EventStep;
import games.parlour.votes.rules.Frame;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;

/** Any playable card of the draw pile is played, and then the pile shuffled (V71). */
final class SearchAndPlay extends Operation {
  @Override
  public void run(Table t) {
    if (t.frame(Frame.STAGE) == 0 && anyPlayable(t)) {
      t.ask();
    } else {
      Decks.shuffle(t, t.side());
      t.next();
    }
  }

  private static boolean anyPlayable(Table t) {
    for (long left = Decks.pile(t, t.side()); left != 0; left &= left - 1) {
      if (Cards.get(Decks.card(t.side(), left)).playable(t, t.seat())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void list(Table t, MoveList into) {
    for (long left = Decks.pile(t, t.side()); left != 0; left &= left - 1) {
      int card = Decks.card(t.side(), left);
      if (Cards.get(card).playable(t, t.seat())) {
        into.add(Kind.EVENT.code(card));
      }
    }
  }

  @Override
  public void take(Table t, long move) {
    int card = Kind.first(move);
    t.frame(Frame.STAGE, 1);
    Decks.remove(t, card);
    EventStep.pay(t, t.seat(), card);
  }

  @Override
  public Text ask(Table t) {
    return Text.of("ask.search", "card", t.card().title());
  }

  @Override
  public Text tell() {
    return Text.of("op.search-and-play");
  }
}
