package games.parlour.votes.rules.ops;

import games.parlour.core.MoveList;
import games.parlour.votes.rules.Cards;
import games.parlour.votes.rules.Decks;
import games.parlour.votes.rules.Kind;
import games.parlour.votes.rules.Table;

/** Which of some cards the acting seat could play as an event. */
final class Playable {
  private Playable() {}

  /** Lists the cards of a set that can be played; passing is for those who can play none (V67). */
  static void list(Table t, long cards, MoveList into) {
    boolean any = false;
    for (long left = cards; left != 0; left &= left - 1) {
      int card = Decks.card(t.side(), left);
      if (Cards.get(card).playable(t, t.seat())) {
        into.add(Kind.EVENT.code(card));
        any = true;
      }
    }
    if (!any) {
      into.add(Kind.PASS.code());
    }
  }
}
