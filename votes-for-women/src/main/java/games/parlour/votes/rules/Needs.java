package games.parlour.votes.rules;

import games.parlour.core.Text;
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
public record Needs(
    List<Integer> inEffect, List<Integer> notInEffect, int buttons, boolean sent, int turn) {
  public Needs {
    inEffect = List.copyOf(inEffect);
    notInEffect = List.copyOf(notInEffect);
  }

  /** Whether a side could meet them, with a fee to pay besides (V80). */
  boolean met(Table t, int side, int fee) {
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
    return Purse.buttons(t, side) >= buttons + fee
        && (!sent || Purse.sent(t))
        && t.get(Layout.TURN) >= turn;
  }

  List<Text> tell() {
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
    return Cards.get(card).title();
  }
}
