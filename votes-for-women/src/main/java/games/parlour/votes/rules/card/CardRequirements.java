package games.parlour.votes.rules.card;

import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.StateLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * What must be so for a card to be played.
 *
 * @param inEffect cards that must be in effect
 * @param notInEffect cards that must not be
 * @param buttons how many buttons its player must own, to pay them
 * @param sent whether the amendment must have been sent
 * @param turn the earliest turn
 */
public record CardRequirements(
    List<Integer> inEffect, List<Integer> notInEffect, int buttons, boolean sent, int turn) {
  public CardRequirements {
    inEffect = List.copyOf(inEffect);
    notInEffect = List.copyOf(notInEffect);
  }

  /** What the card file asks for. */
  static CardRequirements of(CardData card) {
    EffectEntry entry = new EffectEntry(card.requires());
    return new CardRequirements(
        indices(entry.list("in_effect")),
        indices(entry.list("not_in_effect")),
        entry.number("buttons", 0),
        entry.is("amendment", "sent"),
        entry.number("turn_at_least", 0));
  }

  static List<Integer> indices(List<String> ids) {
    return ids.stream().map(id -> GameData.get().card(id).index()).toList();
  }

  /** Whether a side could meet them, with a fee to pay besides (V80). */
  public boolean met(GameState t, int side, int fee) {
    for (int i = 0; i < inEffect.size(); i++) {
      if (!Boxes.has(t, inEffect.get(i))) {
        return false;
      }
    }
    for (int i = 0; i < notInEffect.size(); i++) {
      if (Boxes.has(t, notInEffect.get(i))) {
        return false;
      }
    }
    return Buttons.count(t, side) >= buttons + fee
        && (!sent || Congress.sent(t))
        && t.get(StateLayout.TURN) >= turn;
  }

  public List<Text> tell() {
    List<Text> sentences = new ArrayList<>();
    inEffect.forEach(card -> sentences.add(Text.of("needs.in-effect", "card", title(card))));
    notInEffect.forEach(card -> sentences.add(Text.of("needs.not-in-effect", "card", title(card))));
    if (sent) {
      sentences.add(Text.of("needs.sent"));
    }
    if (turn > 0) {
      sentences.add(Text.of("needs.turn", "turn", turn));
    }
    return sentences;
  }

  private static Text title(int card) {
    return GameTexts.card(card);
  }
}
