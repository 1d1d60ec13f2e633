package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.rules.Boxes;
import games.parlour.votes.rules.Table;

/** A card that is in effect is so no longer. */
final class EndCard extends Operation {
  private final CardData card;

  EndCard(CardData card) {
    this.card = card;
  }

  @Override
  public void run(Table t) {
    Boxes.end(t, card.index());
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.end-effect", "card", Text.of("card." + card.id()));
  }
}
