package games.parlour.votes.rules.card;

import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.EffectEntry;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.pieces.Boxes;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Components;
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
  private static final int MET = -1;
  private static final int UNSENT = -2;
  private static final int TOO_EARLY = -3;
  private static final int TOO_FEW_BUTTONS = -4;

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
  public boolean met(Components t, int side, int fee) {
    return firstUnmet(t, side, fee) == MET;
  }

  /**
   * The first of them that a side does not meet: the place of a card among those in effect, or
   * among those that are not, counted on; then buttons, sending and the turn.
   */
  private int firstUnmet(Components t, int side, int fee) {
    for (int i = 0; i < inEffect.size(); i++) {
      if (!Boxes.has(t, inEffect.get(i))) {
        return i;
      }
    }
    for (int i = 0; i < notInEffect.size(); i++) {
      if (Boxes.has(t, notInEffect.get(i))) {
        return inEffect.size() + i;
      }
    }
    if (sent && !Congress.sent(t)) {
      return UNSENT;
    }
    if (t.get(StateLayout.TURN) < turn) {
      return TOO_EARLY;
    }
    return Buttons.count(t, side) >= buttons + fee ? MET : TOO_FEW_BUTTONS;
  }

  /** Why a side does not meet them. */
  public Text whyUnmet(Components t, int side, int fee) {
    int unmet = firstUnmet(t, side, fee);
    return switch (unmet) {
      case MET -> throw new IllegalStateException("met: " + this);
      case UNSENT -> Text.of("needs.sent");
      case TOO_EARLY -> Text.of("needs.turn", "turn", turn);
      case TOO_FEW_BUTTONS -> {
        String key = fee == 0 ? "why.buttons" : buttons == 0 ? "why.fee" : "why.buttons.fee";
        yield Text.of(key, "n", buttons + fee, "have", Buttons.count(t, side));
      }
      default ->
          unmet < inEffect.size()
              ? needsInEffect(inEffect.get(unmet))
              : needsNotInEffect(notInEffect.get(unmet - inEffect.size()));
    };
  }

  private static Text needsInEffect(int card) {
    return Text.of("needs.in-effect", "card", title(card));
  }

  private static Text needsNotInEffect(int card) {
    return Text.of("needs.not-in-effect", "card", title(card));
  }

  public List<Text> tell() {
    List<Text> sentences = new ArrayList<>();
    inEffect.forEach(card -> sentences.add(needsInEffect(card)));
    notInEffect.forEach(card -> sentences.add(needsNotInEffect(card)));
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
