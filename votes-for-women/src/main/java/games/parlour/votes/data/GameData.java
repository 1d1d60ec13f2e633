package games.parlour.votes.data;

import games.parlour.core.Resources;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Everything that the data file says, read once. */
public final class GameData {
  /** Read when first asked for. */
  private static final class Loaded {
    static final GameData DATA = new GameData(Yaml.map(Yaml.parse(file())));

    private static String file() {
      return Resources.read(GameData.class, "cards.yaml");
    }
  }

  private final List<RegionData> regions;
  private final List<StateData> states;
  private final List<CardData> cards;
  private final Map<String, Object> components;
  private final Map<String, Object> oppobot;
  private final Map<String, Integer> stateIndex = new HashMap<>();
  private final Map<String, CardData> cardById = new HashMap<>();

  private GameData(Map<String, Object> file) {
    List<RegionData> readRegions = new ArrayList<>();
    List<StateData> readStates = new ArrayList<>();
    for (Object entry : Yaml.list(file.get("regions"))) {
      Map<String, Object> region = Yaml.map(entry);
      int index = number(region, "number") - 1;
      readRegions.add(new RegionData(index, text(region, "id"), text(region, "name")));
      for (Object state : Yaml.list(region.get("states"))) {
        readStates.add(state(Yaml.map(state), index));
      }
    }
    regions = List.copyOf(readRegions);
    states = List.copyOf(readStates);
    for (StateData state : states) {
      stateIndex.put(state.code(), state.index());
    }
    List<CardData> readCards = new ArrayList<>();
    for (Deck deck : Deck.values()) {
      for (Object entry : Yaml.list(file.get(lower(deck)))) {
        readCards.add(card(Yaml.map(entry), deck));
      }
    }
    cards = List.copyOf(readCards);
    for (CardData card : cards) {
      cardById.put(card.id(), card);
    }
    components = Collections.unmodifiableMap(Yaml.map(file.get("components")));
    oppobot = Collections.unmodifiableMap(Yaml.map(file.get("oppobot")));
  }

  public static GameData get() {
    return Loaded.DATA;
  }

  /** All 128 cards by index. */
  public List<CardData> cards() {
    return cards;
  }

  public List<RegionData> regions() {
    return regions;
  }

  /** All 48 states by index. */
  public List<StateData> states() {
    return states;
  }

  public CardData card(String id) {
    CardData card = cardById.get(id);
    if (card == null) {
      throw new IllegalArgumentException("no card " + id);
    }
    return card;
  }

  /** The card with an id, if there is one. */
  public Optional<CardData> find(String id) {
    return Optional.ofNullable(cardById.get(id));
  }

  public int stateIndex(String code) {
    Integer index = stateIndex.get(code);
    if (index == null) {
      throw new IllegalArgumentException("no state " + code);
    }
    return index;
  }

  /** How many pieces of a kind there are, such as {@code cubes} that are {@code red}. */
  public int pieces(String kind, String which) {
    return number(Yaml.map(components.get(kind)), which);
  }

  /** The Oppobot's set-up and cards as the file has them. */
  public Map<String, Object> oppobot() {
    return oppobot;
  }

  private static StateData state(Map<String, Object> entry, int region) {
    int number = number(entry, "number");
    return new StateData(
        region * 8 + number - 1, number, text(entry, "code"), text(entry, "name"), region);
  }

  private CardData card(Map<String, Object> entry, Deck deck) {
    List<Map<String, Object>> effects = new ArrayList<>();
    for (Object effect : Yaml.list(entry.get("effects"))) {
      effects.add(Collections.unmodifiableMap(Yaml.map(effect)));
    }
    Object state = entry.get("state");
    return new CardData(
        number(entry, "ref") - 1,
        text(entry, "id"),
        text(entry, "title"),
        deck,
        entry.containsKey("era") ? Era.valueOf(upper(entry, "era")) : null,
        Persistence.valueOf(upper(entry, "persistence")),
        Collections.unmodifiableMap(Yaml.map(entry.get("requires"))),
        Boolean.TRUE.equals(entry.get("campaigner_icon")),
        state == null ? -1 : stateIndex(state.toString()),
        List.copyOf(effects),
        entry.containsKey("oppobot")
            ? Collections.unmodifiableMap(Yaml.map(entry.get("oppobot")))
            : Map.of());
  }

  private static String lower(Deck deck) {
    return deck.name().toLowerCase(Locale.ROOT);
  }

  private static String upper(Map<String, Object> entry, String key) {
    return text(entry, key).toUpperCase(Locale.ROOT);
  }

  private static String text(Map<String, Object> entry, String key) {
    return known(entry.get(key), key).toString();
  }

  private static int number(Map<String, Object> entry, String key) {
    if (known(entry.get(key), key) instanceof Integer number) {
      return number;
    }
    throw new IllegalArgumentException(key + " is no number in " + entry);
  }

  private static Object known(@Nullable Object value, String key) {
    if (value == null) {
      throw new IllegalArgumentException("no " + key);
    }
    return value;
  }
}
