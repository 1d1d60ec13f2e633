package games.parlour.votes.index;

import games.parlour.core.text.Resources;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rulings that speak of each card. {@code rulings.txt} beside this class names them the other
 * way round, as the rules page does: a line for each ruling with the cards that it is about.
 */
final class CardRulings {
  private static final Map<String, List<String>> BY_CARD = read();

  private CardRulings() {}

  private static Map<String, List<String>> read() {
    Map<String, List<String>> rulings = new HashMap<>();
    for (String line : Resources.read(CardRulings.class, "rulings.txt").lines().toList()) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      List<String> words = List.of(line.split(" +", -1));
      for (String card : words.subList(1, words.size())) {
        rulings.computeIfAbsent(card, none -> new ArrayList<>()).add(words.getFirst());
      }
    }
    return rulings;
  }

  /** All cards that have rulings. */
  static Map<String, List<String>> all() {
    return BY_CARD;
  }

  /** The names of the rulings about a card, in their order. */
  static List<String> of(String card) {
    return BY_CARD.getOrDefault(card, List.of());
  }
}
