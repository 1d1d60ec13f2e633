package games.parlour.votes.rules.operation.cards;

import games.parlour.core.search.MoveList;
import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Cards;
import games.parlour.votes.rules.pieces.Decks;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.MoveKind;
import org.jspecify.annotations.Nullable;

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

  /** Every card of a set might be looked for. */
  static void consider(GameState t, long cards, MoveList into) {
    for (long left = cards; left != 0; left &= left - 1) {
      into.add(MoveKind.EVENT.code(Decks.card(t.side(), left)));
    }
  }

  /** Why a card of a set cannot be played, or none of them be passed over (V68). */
  static @Nullable Text whyNot(GameState t, long cards, long move) {
    int card = MoveKind.first(move);
    return switch (MoveKind.of(move)) {
      case PASS -> Text.of("why.pass");
      case EVENT -> {
        boolean one = Decks.deckOf(card) == t.side() && (cards & Decks.bit(card)) != 0;
        yield one ? Cards.get(card).whyUnplayable(t, t.seat()) : null;
      }
      default -> null;
    };
  }
}
