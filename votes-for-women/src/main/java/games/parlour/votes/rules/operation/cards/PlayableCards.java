package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;

/** Which of some cards the acting seat could play as an event. */
final class PlayableCards {
  private PlayableCards() {}

  /** Lists the cards of a set that can be played; passing is for those who can play none (V67). */
  static void list(GameState t, long cards, MoveList into) {
    boolean any = false;
    for (long left = cards; left != 0; left &= left - 1) {
      int card = Decks.card(t.side(), left);
      if (Cards.get(card).playable(t, t.seat())) {
        into.add(MoveKind.EVENT.code(card));
        any = true;
      }
    }
    if (!any) {
      into.add(MoveKind.PASS.code());
    }
  }
}
