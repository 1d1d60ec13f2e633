package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.GameState;

/** A campaigner comes to a region. */
public final class AddCampaigner extends Operation {
  private final int colour;
  private final int region;

  public AddCampaigner(int colour, int region) {
    this.colour = colour;
    this.region = region;
  }

  @Override
  public void run(GameState t) {
    Campaigners.arrive(t, colour, region);
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.add-campaigner." + GameTexts.colourWord(colour), "to", GameTexts.to(region));
  }
}
