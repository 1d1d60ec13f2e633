package games.parlour.votes.rules.operation.track;

import games.parlour.core.text.Text;
import games.parlour.votes.rules.card.Operation;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.LastingRule;
import games.parlour.votes.rules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Something holds while the card lies in its box; there is nothing to do. */
public final class LastingEffect extends Operation {
  private final LastingRule rule;

  public LastingEffect(LastingRule rule) {
    this.rule = rule;
  }

  @Override
  public LastingRule rule() {
    return rule;
  }

  @Override
  public void run(GameState t) {
    t.next();
  }

  @Override
  public Text tell() {
    String key = "op.rule." + rule.sort().name().toLowerCase(Locale.ROOT).replace('_', '-');
    Text side = GameTexts.side(rule.side());
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
        regions.add(GameTexts.region(region));
      }
    }
    return regions;
  }
}
