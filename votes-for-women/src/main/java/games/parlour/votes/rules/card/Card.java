package games.parlour.votes.rules.card;

import games.parlour.core.text.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.pieces.RulesInForce;
import games.parlour.votes.rules.state.Components;
import java.util.List;

/** A card as the rules ask for it: what it needs, of a player and for the Oppobot. */
public final class Card {
  private final CardData data;
  private final CardRequirements needs;
  private final BotCondition playIf;

  Card(CardData data) {
    BotData bot = data.bot();
    this.data = data;
    this.needs = CardRequirements.of(data);
    this.playIf = bot == null ? BotCondition.ALWAYS : BotCondition.of(bot);
  }

  public int index() {
    return data.index();
  }

  public CardData data() {
    return data;
  }

  public CardRequirements needs() {
    return needs;
  }

  /** What must be so for the Oppobot to carry it out. */
  public BotCondition playIf() {
    return playIf;
  }

  public Text title() {
    return GameTexts.card(data.index());
  }

  /** What must be so for the Oppobot to carry it out, a sentence each. */
  public List<Text> conditionsForBot() {
    return playIf.tell();
  }

  /** Whether a seat could play it now as an event that comes with a fee (V55). */
  public boolean playable(Components t, int seat) {
    int side = t.sideOf(seat);
    return needs.met(t, side, RulesInForce.eventFee(t, side));
  }

  /** Why a seat could not play it so. */
  public Text whyUnplayable(Components t, int seat) {
    int side = t.sideOf(seat);
    return needs.whyUnmet(t, side, RulesInForce.eventFee(t, side));
  }
}
