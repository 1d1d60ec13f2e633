package games.parlour.votes.trace;

import games.parlour.core.text.Text;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.RegionData;
import games.parlour.votes.data.StateData;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The names that both programs use: cards, states, regions, sides and campaigners. */
final class TraceNames {
  static final String SUFFRAGIST = "suffragist";
  static final String OPPOSITION = "opposition";
  static final String STRATEGY = "strategy";
  static final String STATE = "state";
  static final List<String> SIDES = List.of(SUFFRAGIST, OPPOSITION);

  private static final List<String> CAMPAIGNERS =
      List.of("purple1", "purple2", "yellow1", "yellow2", "red1", "red2");

  private static final Map<String, CardData> CARDS =
      GameData.get().cards().stream()
          .collect(Collectors.toUnmodifiableMap(CardData::id, card -> card));

  private static final Map<String, String> REGION_OF = new LinkedHashMap<>();

  static {
    List<RegionData> regions = GameData.get().regions();
    for (StateData state : GameData.get().states()) {
      REGION_OF.put(state.code(), regions.get(state.region()).id());
    }
  }

  private TraceNames() {}

  /** The codes of all states. */
  static Set<String> states() {
    return Collections.unmodifiableSet(REGION_OF.keySet());
  }

  /** The region that a state lies in. */
  static String region(String state) {
    return REGION_OF.getOrDefault(state, "");
  }

  /** All cards of a deck. */
  static Set<String> cards(String deck) {
    Deck wanted = Deck.valueOf(deck.toUpperCase(Locale.ROOT));
    return GameData.get().cards().stream()
        .filter(card -> card.deck() == wanted)
        .map(CardData::id)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The deck that a card belongs to, in lower case. */
  static String deck(String card) {
    CardData known = CARDS.get(card);
    return known == null ? "" : known.deck().name().toLowerCase(Locale.ROOT);
  }

  /** The state of a State card; empty for any other card. */
  static String stateOf(String card) {
    CardData known = CARDS.get(card);
    return known == null || known.state() < 0
        ? ""
        : GameData.get().states().get(known.state()).code();
  }

  /** Whether a card is in a hand before the first draw. */
  static boolean isDealt(String card) {
    CardData known = CARDS.get(card);
    return known != null && known.era() == Era.START;
  }

  /** Our name of the campaigner with that program's number: two of each colour, from 1. */
  static String campaigner(TraceStep step) {
    for (int i = 0; i < CAMPAIGNERS.size(); i++) {
      if (step.arg().equals(String.valueOf(i + 1))) {
        return CAMPAIGNERS.get(i);
      }
    }
    throw JsonFields.refused(step.line(), Text.of("refused.trace.field", "field", "arg"));
  }

  static String colour(String campaigner) {
    return campaigner.substring(0, campaigner.length() - 1);
  }

  /** That program's role as our side. */
  static String side(String role) {
    return role.toLowerCase(Locale.ROOT);
  }

  /** Refuses what is no card. */
  static List<String> checkedCards(int line, List<String> cards) {
    cards.forEach(card -> check(line, card, CARDS.containsKey(card)));
    return cards;
  }

  /** Refuses what is no state. */
  static String checkedState(int line, String code) {
    return check(line, code, REGION_OF.containsKey(code));
  }

  /** Refuses what is no region. */
  static String checkedRegion(int line, String region) {
    return check(line, region, REGION_OF.containsValue(region));
  }

  private static String check(int line, String name, boolean known) {
    if (!known) {
      throw JsonFields.refused(line, Text.of("refused.trace.name", "name", name));
    }
    return name;
  }
}
