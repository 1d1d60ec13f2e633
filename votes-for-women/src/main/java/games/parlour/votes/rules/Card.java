package games.parlour.votes.rules;

import games.parlour.core.Text;
import games.parlour.votes.data.BotData;
import games.parlour.votes.data.CardData;
import java.util.List;

/** A card as the rules ask for it: what it needs, of a player and for the Oppobot. */
public final class Card {
  private final CardData data;
  private final Needs needs;
  private final PlayIf playIf;

  Card(CardData data) {
    BotData bot = data.bot();
    this.data = data;
    this.needs = Needs.of(data);
    this.playIf = bot == null ? PlayIf.ALWAYS : PlayIf.of(bot);
  }

  public int index() {
    return data.index();
  }

  public CardData data() {
    return data;
  }

  public Needs needs() {
    return needs;
  }

  /** What must be so for the Oppobot to carry it out. */
  public PlayIf playIf() {
    return playIf;
  }

  public Text title() {
    return Words.card(data.index());
  }

  /** What must be so for the Oppobot to carry it out, a sentence each. */
  public List<Text> conditionsForBot() {
    return playIf.tell();
  }

  /** Whether a seat could play it now as an event that comes with a fee (V55). */
  public boolean playable(Table t, int seat) {
    int side = t.sideOf(seat);
    return needs.met(t, side, Rules.eventFee(t, side));
  }
}
