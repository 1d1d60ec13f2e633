package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.state.GameState;

/** A card that is in effect is so no longer. */
public final class EndCardEffect extends Operation {
  private final CardData card;

  public EndCardEffect(CardData card) {
    this.card = card;
  }

  @Override
  public void run(GameState t) {
    Boxes.end(t, card.index());
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.end-effect", "card", Text.of("card." + card.id()));
  }
}
