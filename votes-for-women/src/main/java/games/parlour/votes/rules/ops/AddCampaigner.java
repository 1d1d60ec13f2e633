package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Campaigners;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;

/** A campaigner comes to a region. */
final class AddCampaigner extends Operation {
  private final int colour;
  private final int region;

  AddCampaigner(int colour, int region) {
    this.colour = colour;
    this.region = region;
  }

  @Override
  public void run(Table t) {
    Campaigners.arrive(t, colour, region);
    t.next();
  }

  @Override
  public Text tell() {
    return Text.of("op.add-campaigner." + Words.colourWord(colour), "to", Words.to(region));
  }
}
