package games.parlour.votes;

import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A short way to say how far the Oppobot's pile has come: {@code discard.oppobot=early,middle} are
 * eleven cards of each of these eras, so that the next one comes from the late cards.
 */
final class BotDeckShorthand {
  private static final String KEY = "discard.oppobot=";
  private static final int PLAYED = 11;

  private final Scene scene;

  BotDeckShorthand(Scene scene) {
    this.scene = scene;
  }

  /** A word of a scene, with the cards of an era in its place. */
  String spelledOut(String word) {
    if (!word.startsWith(KEY)) {
      return word;
    }
    List<String> cards = new ArrayList<>();
    for (String name : word.substring(KEY.length()).split(",", -1)) {
      cards.addAll(isEra(name) ? played(name) : List.of(name));
    }
    return KEY + String.join(",", cards);
  }

  private static boolean isEra(String name) {
    return List.of("early", "middle", "late").contains(name);
  }

  /** Cards that the scene names take part in another way. */
  private List<String> played(String era) {
    Era wanted = Era.valueOf(era.toUpperCase(Locale.ROOT));
    List<String> cards =
        GameData.get().cards().stream()
            .filter(card -> card.deck() == Deck.OPPOBOT && card.era() == wanted)
            .map(card -> card.id())
            .filter(id -> !scene.mentions(id))
            .limit(PLAYED)
            .collect(Collectors.toList());
    if (cards.size() < PLAYED) {
      throw new IllegalArgumentException("too many " + era + " cards are named: " + scene.title());
    }
    return cards;
  }
}
