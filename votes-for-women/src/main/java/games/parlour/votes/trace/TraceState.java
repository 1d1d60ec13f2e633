package games.parlour.votes.trace;

import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The state of a game as the other program tells it.
 *
 * @param states what lies in a state, as our positions write it ({@code p2y1}, {@code ratified})
 * @param campaigners colour and region of each, such as {@code red:south}
 * @param decks cards in drawing order, the next one first
 * @param drawn cards that were drawn and wait for a decision
 * @param used every card that is nowhere else
 */
record TraceState(
    int turn,
    int round,
    String active,
    String phase,
    int congress,
    boolean sent,
    Map<String, String> states,
    List<String> campaigners,
    Map<String, Integer> buttons,
    Map<String, List<String>> hands,
    Map<String, List<String>> decks,
    String inPlay,
    List<String> drawn,
    List<String> strategyOpen,
    List<String> statesOpen,
    Map<String, List<String>> effect,
    Map<String, List<String>> claimed,
    List<String> used) {

  private static final TraceState NOTHING =
      new TraceState(
          0, 0, "", "", 0, false, Map.of(), List.of(), Map.of(), Map.of(), Map.of(), "", List.of(),
          List.of(), List.of(), Map.of(), Map.of(), List.of());

  private static final List<String> FIELDS =
      List.of(
          "turn",
          "round",
          "active",
          "phase",
          "congress",
          "amendment_sent",
          "states",
          "campaigners",
          "buttons",
          "hands",
          "decks",
          "strategy_open",
          "states_open",
          "effect",
          "claimed",
          "used");

  /** A state that is told as a whole. */
  static TraceState whole(JsonFields all) {
    for (String field : FIELDS) {
      if (!all.has(field)) {
        throw JsonFields.refused(all.line(), Text.of("refused.trace.field", "field", field));
      }
    }
    return NOTHING.with(all);
  }

  /** This state with the fields that have changed. */
  TraceState with(JsonFields changed) {
    return new TraceState(
        changed.has("turn") ? changed.number("turn") : turn,
        changed.has("round") ? changed.number("round") : round,
        changed.has("active") ? changed.text("active") : active,
        changed.has("phase") ? changed.text("phase") : phase,
        changed.has("congress") ? changed.number("congress") : congress,
        changed.has("amendment_sent") ? changed.flag("amendment_sent") : sent,
        changed.has("states") ? statesWith(changed) : states,
        changed.has("campaigners") ? campaigners(changed) : campaigners,
        changed.has("buttons") ? buttons(changed.object("buttons")) : buttons,
        changed.has("hands") ? piles(changed, "hands") : hands,
        changed.has("decks") ? piles(changed, "decks") : decks,
        changed.has("in_play") ? changed.text("in_play") : inPlay,
        changed.has("drawn") ? cards(changed, "drawn") : drawn,
        changed.has("strategy_open") ? cards(changed, "strategy_open") : strategyOpen,
        changed.has("states_open") ? cards(changed, "states_open") : statesOpen,
        changed.has("effect") ? piles(changed, "effect") : effect,
        changed.has("claimed") ? piles(changed, "claimed") : claimed,
        changed.has("used") ? cards(changed, "used") : used);
  }

  List<String> hand(String side) {
    return hands.getOrDefault(side, List.of());
  }

  List<String> deck(String name) {
    return decks.getOrDefault(name, List.of());
  }

  List<String> box(String name) {
    return effect.getOrDefault(name, List.of());
  }

  List<String> claimedBy(String side) {
    return claimed.getOrDefault(side, List.of());
  }

  int buttonsOf(String side) {
    return buttons.getOrDefault(side, 0);
  }

  /** Whether a state is ratified or rejected. */
  boolean decided(String code) {
    String there = states.getOrDefault(code, "");
    return there.equals(TokenLine.RATIFIED) || there.equals(TokenLine.REJECTED);
  }

  private Map<String, String> statesWith(JsonFields changed) {
    Map<String, String> now = new TreeMap<>(states);
    changed
        .entries("states")
        .forEach(
            (code, there) -> {
              TraceNames.checkedState(changed.line(), code);
              String told = there.map(TraceState::told).orElse("");
              if (told.isEmpty()) {
                now.remove(code);
              } else {
                now.put(code, told);
              }
            });
    return now;
  }

  private static String told(JsonFields there) {
    if (there.flag(TokenLine.RATIFIED)) {
      return TokenLine.RATIFIED;
    }
    if (there.flag(TokenLine.REJECTED)) {
      return TokenLine.REJECTED;
    }
    return new CubeCounts(there.count("p"), there.count("y"), there.count("r")).toString();
  }

  private static List<String> campaigners(JsonFields changed) {
    List<String> all = new ArrayList<>();
    for (Object one : changed.list("campaigners")) {
      if (!(one instanceof List<?> pair) || pair.size() != 2) {
        throw JsonFields.refused(
            changed.line(), Text.of("refused.trace.field", "field", "campaigners"));
      }
      String region = TraceNames.checkedRegion(changed.line(), String.valueOf(pair.get(1)));
      all.add(pair.get(0) + ":" + region);
    }
    return all;
  }

  private static Map<String, Integer> buttons(JsonFields told) {
    Map<String, Integer> buttons = new TreeMap<>();
    TraceNames.SIDES.forEach(side -> buttons.put(side, told.number(side)));
    return buttons;
  }

  private static Map<String, List<String>> piles(JsonFields changed, String key) {
    JsonFields told = changed.object(key);
    Map<String, List<String>> piles = new TreeMap<>();
    told.map().keySet().forEach(name -> piles.put(name, cards(told, name)));
    return piles;
  }

  private static List<String> cards(JsonFields told, String key) {
    return TraceNames.checkedCards(told.line(), told.texts(key));
  }
}
