package games.parlour.testkit.cards;

import games.parlour.core.Viewer;
import games.parlour.core.show.Sheet;
import games.parlour.core.show.SheetView;
import games.parlour.core.text.Text;
import java.util.List;

/**
 * What a viewer knows of Four Hands: every card it has seen, for as long as it can follow it.
 *
 * @param hands the cards of each seat, unknown ones with value 0
 * @param top the cards on top of the deck, likewise
 * @param deck how many cards the deck has
 * @param unseen how many cards of each value the viewer has not seen
 * @param table the totals of the trick, from the leader on
 * @param score the points, in words
 */
public record CardsView(
    List<List<DealtCard>> hands,
    List<DealtCard> top,
    int deck,
    List<Integer> unseen,
    List<Integer> table,
    Text score)
    implements SheetView {

  static CardsView of(CardsPosition p, Viewer viewer) {
    int seat = viewer instanceof Viewer.At at ? at.seat().index() : -1;
    return new CardsView(
        p.hands().stream().map(hand -> seen(hand, seat)).toList(),
        seen(p.top(), seat),
        p.deckSize(),
        CardsKnowledge.unseen(p, seat),
        p.table(),
        Text.of(
            "view.score",
            "round",
            p.round(),
            "poles",
            p.points().get(0),
            "winds",
            p.points().get(1)));
  }

  private static List<DealtCard> seen(List<DealtCard> cards, int seat) {
    return cards.stream()
        .map(card -> card.withValue(CardsKnowledge.knows(seat, card) ? card.value() : 0))
        .toList();
  }

  @Override
  public Sheet sheet() {
    return CardsSheet.of(this);
  }
}
