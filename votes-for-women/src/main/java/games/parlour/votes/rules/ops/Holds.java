package games.parlour.votes.rules.ops;

import games.parlour.core.Text;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Rule;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Something holds while the card lies in its box; there is nothing to do. */
final class Holds extends Operation {
  private final Rule rule;

  Holds(Rule rule) {
    this.rule = rule;
  }

  @Override
  public Rule rule() {
    return rule;
  }

  @Override
  public void run(Table t) {
    t.next();
  }

  @Override
  public Text tell() {
    String key = "op.rule." + rule.sort().name().toLowerCase(Locale.ROOT).replace('_', '-');
    Text side = Words.side(rule.side());
    return switch (rule.sort()) {
      case NO_PLACING -> Text.of(key, "side", side, "regions", regions());
      case LOBBY_DIE -> Text.of(key, "side", side, "n", rule.n(), "low", rule.low());
      case FINAL_TIES -> Text.of(key, "side", side);
      case CAMPAIGN_DIE, EVENT_FEE, CAMPAIGN_FEE, FINAL_DIE ->
          Text.of(key, "side", side, "n", rule.n());
    };
  }

  private List<Text> regions() {
    List<Text> regions = new ArrayList<>();
    for (int region = 0; region < Cubes.REGIONS; region++) {
      if ((rule.regions() >> region & 1) != 0) {
        regions.add(Words.region(region));
      }
    }
    return regions;
  }
}
