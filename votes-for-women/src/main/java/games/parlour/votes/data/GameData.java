package games.parlour.votes.data;

import games.parlour.core.text.Resources;
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
    static final GameData DATA = new GameData(PlainData.parse(file()));

    private static String file() {
      return Resources.read(GameData.class, "cards.txt");
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
    for (Object entry : PlainData.list(file.get("regions"))) {
      Map<String, Object> region = PlainData.map(entry);
      int index = number(region, "number") - 1;
      readRegions.add(new RegionData(index, text(region, "id"), text(region, "name")));
      for (Object state : PlainData.list(region.get("states"))) {
        stateIndex.put(text(PlainData.map(state), "code"), stateIndex.size());
      }
    }
    for (Object entry : PlainData.list(file.get("regions"))) {
      Map<String, Object> region = PlainData.map(entry);
      for (Object state : PlainData.list(region.get("states"))) {
        readStates.add(state(PlainData.map(state), number(region, "number") - 1));
      }
    }
    regions = List.copyOf(readRegions);
    states = List.copyOf(readStates);
    List<CardData> readCards = new ArrayList<>();
    oppobot = Collections.unmodifiableMap(PlainData.map(file.get("oppobot")));
    for (Deck deck : Deck.values()) {
      Object entries = deck == Deck.OPPOBOT ? oppobot.get("cards") : file.get(lower(deck));
      for (Object entry : PlainData.list(entries)) {
        readCards.add(card(PlainData.map(entry), deck, readCards.size()));
      }
    }
    cards = List.copyOf(readCards);
    for (CardData card : cards) {
      cardById.put(card.id(), card);
    }
    components = Collections.unmodifiableMap(PlainData.map(file.get("components")));
  }

  public static GameData get() {
    return Loaded.DATA;
  }

  /** All 170 cards by index. */
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

  public int regionIndex(String id) {
    for (RegionData region : regions) {
      if (region.id().equals(id)) {
        return region.index();
      }
    }
    throw new IllegalArgumentException("no region " + id);
  }

  /** How many pieces of a kind there are, such as {@code cubes} that are {@code red}. */
  public int pieces(String kind, String which) {
    return number(PlainData.map(components.get(kind)), which);
  }

  /** How many cards of each era the Oppobot's deck is made without. */
  public int setAsidePerEra() {
    return number(PlainData.map(oppobot.get("setup")), "set_aside_per_era");
  }

  /** The Strategy cards that are not used against the Oppobot. */
  public List<CardData> withoutBot() {
    return PlainData.list(PlainData.map(oppobot.get("setup")).get("unused_strategy_cards")).stream()
        .map(id -> card(id.toString()))
        .toList();
  }

  /** The start card that the Oppobot plays in the first round of a turn, if it has one. */
  public Optional<CardData> botStart(int turn) {
    Map<String, Object> order =
        PlainData.map(PlainData.map(oppobot.get("setup")).get("start_order"));
    return Optional.ofNullable(order.get(String.valueOf(turn))).map(id -> card(id.toString()));
  }

  /** The faces of the black die with so many sides. */
  public List<Integer> blackDie(int sides) {
    Map<String, Object> black = PlainData.map(PlainData.map(components.get("dice")).get("black"));
    return PlainData.list(black.get("d" + sides)).stream().map(face -> (Integer) face).toList();
  }

  private StateData state(Map<String, Object> entry, int region) {
    int number = number(entry, "number");
    List<Integer> adjacent =
        PlainData.list(entry.get("adjacent")).stream()
            .map(code -> stateIndex(code.toString()))
            .toList();
    return new StateData(
        region * 8 + number - 1,
        number,
        text(entry, "code"),
        text(entry, "name"),
        region,
        adjacent);
  }

  private static List<Map<String, Object>> effects(Map<String, Object> entry) {
    List<Map<String, Object>> effects = new ArrayList<>();
    for (Object effect : PlainData.list(entry.get("effects"))) {
      effects.add(Collections.unmodifiableMap(PlainData.map(effect)));
    }
    return List.copyOf(effects);
  }

  /** What a card does for the Oppobot: an entry of its own, or a part of the card's. */
  private static BotData bot(Map<String, Object> entry) {
    return new BotData(
        entry.get("play_if") instanceof Map<?, ?> condition ? PlainData.map(condition) : Map.of(),
        effects(entry),
        entry.getOrDefault("counts_as", "").toString(),
        entry.getOrDefault("source", "card").toString(),
        entry.getOrDefault("in_deck", "").toString());
  }

  private static @Nullable BotData botOf(Map<String, Object> entry, Deck deck) {
    if (deck == Deck.OPPOBOT) {
      return bot(entry);
    }
    boolean used =
        entry.containsKey("oppobot")
            && Boolean.TRUE.equals(PlainData.map(entry.get("oppobot")).get("use"));
    return used ? bot(PlainData.map(entry.get("oppobot"))) : null;
  }

  private CardData card(Map<String, Object> entry, Deck deck, int index) {
    Object state = entry.get("state");
    return new CardData(
        deck == Deck.OPPOBOT ? index : number(entry, "ref") - 1,
        text(entry, "id"),
        text(entry, "title"),
        deck,
        entry.containsKey("era") ? Era.valueOf(upper(entry, "era")) : null,
        Persistence.valueOf(upper(entry, "persistence")),
        entry.containsKey("requires")
            ? Collections.unmodifiableMap(PlainData.map(entry.get("requires")))
            : Map.of(),
        Boolean.TRUE.equals(entry.get("campaigner_icon")),
        state == null ? -1 : stateIndex(state.toString()),
        effects(entry),
        botOf(entry, deck));
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
