package games.parlour.votes.cards;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which keys each entry of the card file must and may have, as the comment at its top says. */
final class CardFileSchema {
  private static final List<String> DECKS =
      List.of("suffragist", "opposition", "strategy", "state");

  private static final Keys FILE =
      Keys.must("meta components regions suffragist opposition strategy state oppobot");
  private static final Keys META = Keys.must("counts era_counts oppobot_era_counts");
  private static final Keys COMPONENTS =
      Keys.must("cubes campaigners buttons markers ratified rejected dice");
  private static final Keys REGION = Keys.must("id number name states");
  private static final Keys STATE = Keys.must("number code name adjacent");
  private static final Keys OPPOBOT = Keys.must("setup cards");
  private static final Keys SETUP =
      Keys.must("unused_strategy_cards set_aside_per_era start_order");
  private static final Keys REQUIRES =
      Keys.may("in_effect not_in_effect buttons amendment turn_at_least");
  private static final Keys PLAY_IF =
      Keys.may(
          "in_effect not_in_effect markers_at_least ratified_at_least cubes_on_map"
              + " suffragist_cubes_in suffragist_hand_at_least");
  private static final Keys BOT_CARD =
      Keys.must("id title era persistence source in_deck play_if effects").orMay("note counts_as");
  private static final Keys BOT_EFFECT = Keys.must("use").orMay("effects play_if source note");

  private static final Map<String, Keys> CARDS =
      Map.of(
          "suffragist", card("era"),
          "opposition", card("era"),
          "strategy", card("oppobot"),
          "state", card("state region oppobot"));

  private static final Map<String, Keys> OPERATIONS =
      Map.ofEntries(
          Map.entry("add-campaigner", Keys.must("op colour region")),
          Map.entry("add-markers", Keys.must("op n")),
          Map.entry("campaign", Keys.must("op")),
          Map.entry("draw-and-play", Keys.must("op draw play rest")),
          Map.entry("end-effect", Keys.must("op").orMay("card box choose")),
          Map.entry("flip", Keys.must("op from to n").orMay("pick")),
          Map.entry("gain-buttons", Keys.must("op n")),
          Map.entry("lose-buttons", Keys.must("op who n")),
          Map.entry("move-campaigners", Keys.must("op which fee")),
          Map.entry("pay-buttons", Keys.must("op n")),
          Map.entry("pick-state", Keys.must("op")),
          Map.entry(
              "place",
              Keys.must("op colour n")
                  .orMay(
                      "at each each-in every-state-of except max one-per-region random-states"
                          + " region spread")),
          Map.entry("remove", Keys.must("op colour n").orMay("max random-states spread")),
          Map.entry(
              "remove-all",
              Keys.must("op colour").orMay("at each random-states states up_to_states")),
          Map.entry("remove-markers", Keys.must("op n")),
          Map.entry("reopen", Keys.must("op mark n place colour").orMay("pick")),
          Map.entry("roll", Keys.must("op dice").orMay("count repeat_until success")),
          Map.entry("rule", Keys.must("op rule side").orMay("die hit n regions")),
          Map.entry("search-and-play", Keys.must("op then")),
          Map.entry("shift-markers", Keys.must("op n")),
          Map.entry("swap-hand", Keys.must("op who n pick").orMay("except reveal")),
          Map.entry("take-strategy", Keys.must("op n").orMay("pick")));

  private CardFileSchema() {}

  private static Keys card(String more) {
    return Keys.must("id title ref deck persistence requires effects " + more)
        .orMay("campaigner_icon note");
  }

  /** Refuses a file with a key too many, one too few, or an entry that is not what it must be. */
  static void check(Map<?, ?> file) {
    FILE.check(file, "the file");
    META.check(map(file.get("meta"), "meta"), "meta");
    COMPONENTS.check(map(file.get("components"), "components"), "components");
    for (Object entry : list(file.get("regions"), "regions")) {
      Map<?, ?> region = map(entry, "regions");
      String where = "region " + region.get("id");
      REGION.check(region, where);
      for (Object state : list(region.get("states"), where)) {
        STATE.check(map(state, where), "state " + map(state, where).get("code"));
      }
    }
    Set<String> ids = new HashSet<>();
    for (String deck : DECKS) {
      for (Object entry : list(file.get(deck), deck)) {
        card(map(entry, deck), deck, ids);
      }
    }
    Map<?, ?> oppobot = map(file.get("oppobot"), "oppobot");
    OPPOBOT.check(oppobot, "oppobot");
    SETUP.check(map(oppobot.get("setup"), "oppobot setup"), "oppobot setup");
    for (Object entry : list(oppobot.get("cards"), "oppobot cards")) {
      Map<?, ?> card = map(entry, "oppobot cards");
      String where = name(card, ids);
      BOT_CARD.check(card, where);
      playIf(card, where);
      effects(card, where);
    }
  }

  private static void card(Map<?, ?> card, String deck, Set<String> ids) {
    String where = name(card, ids);
    Keys.get(CARDS, deck).check(card, where);
    REQUIRES.check(map(card.get("requires"), where + ", requires"), where + ", requires");
    effects(card, where);
    if (card.containsKey("oppobot")) {
      Map<?, ?> bot = map(card.get("oppobot"), where + ", oppobot");
      BOT_EFFECT.check(bot, where + ", oppobot");
      if (Boolean.TRUE.equals(bot.get("use"))) {
        playIf(bot, where + ", oppobot");
        effects(bot, where + ", oppobot");
      }
    }
  }

  private static String name(Map<?, ?> card, Set<String> ids) {
    String id = String.valueOf(card.get("id"));
    if (!ids.add(id)) {
      throw new CardFileException("card " + id + " is there twice");
    }
    return "card " + id;
  }

  /** A condition is a map; the word "always" says that there is none. */
  private static void playIf(Map<?, ?> entry, String where) {
    Object condition = entry.get("play_if");
    if (condition != null && !"always".equals(condition)) {
      PLAY_IF.check(map(condition, where + ", play_if"), where + ", play_if");
    }
  }

  private static void effects(Map<?, ?> entry, String where) {
    for (Object effect : list(entry.get("effects"), where + ", effects")) {
      Map<?, ?> operation = map(effect, where + ", effects");
      String op = String.valueOf(operation.get("op"));
      if (!OPERATIONS.containsKey(op)) {
        throw new CardFileException(where + ": unknown operation \"" + op + "\"");
      }
      Keys.get(OPERATIONS, op).check(operation, where + ", " + op);
    }
  }

  private static Map<?, ?> map(@Nullable Object value, String where) {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw new CardFileException(where + ": not a map but " + value);
  }

  private static List<?> list(@Nullable Object value, String where) {
    if (value instanceof List<?> list && !list.isEmpty()) {
      return list;
    }
    throw new CardFileException(where + ": not a list but " + value);
  }

  /** The keys of one kind of entry. */
  private record Keys(Set<String> required, Set<String> allowed) {
    static Keys must(String words) {
      Set<String> keys = new LinkedHashSet<>(List.of(words.split(" ", -1)));
      return new Keys(keys, keys);
    }

    static Keys may(String words) {
      return new Keys(Set.of(), new LinkedHashSet<>(List.of(words.split(" ", -1))));
    }

    static Keys get(Map<String, Keys> kinds, String kind) {
      Keys keys = kinds.get(kind);
      if (keys == null) {
        throw new IllegalArgumentException(kind);
      }
      return keys;
    }

    Keys orMay(String words) {
      Set<String> all = new LinkedHashSet<>(required);
      all.addAll(List.of(words.split(" ", -1)));
      return new Keys(required, all);
    }

    void check(Map<?, ?> entry, String where) {
      for (Object key : entry.keySet()) {
        if (!allowed.contains(String.valueOf(key))) {
          throw new CardFileException(where + ": unknown key \"" + key + "\"");
        }
      }
      for (String key : required) {
        if (entry.get(key) == null) {
          throw new CardFileException(where + ": no key \"" + key + "\"");
        }
      }
    }
  }
}
