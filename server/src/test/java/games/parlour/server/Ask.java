package games.parlour.server;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A table that somebody asks for. */
record Ask(
    String game, Map<String, String> seats, Map<String, String> options, Map<String, ?> more) {
  /** A street where each side could call an exchange at once; the Suffragettes move. */
  private static final String FULL_HOUSES = "17/17/17/17/17/17/17/17/5s4p6/17/17/17/17/17/17/17/17";

  /** The seats of Votes for Women by mode. */
  static final Map<String, List<String>> SEATS =
      Map.of(
          "one-on-one", List.of("suffragist", "opposition"),
          "two-on-one", List.of("purple", "yellow", "opposition"),
          "one-on-two", List.of("suffragist", "first", "second"),
          "two-on-two", List.of("purple", "yellow", "first", "second"),
          "solitaire", List.of("suffragist"),
          "cooperative", List.of("purple", "yellow"));

  /** Suffragetto with these holders of the seats; the Suffragettes begin. */
  static Ask suffragetto(String suffragettes, String police) {
    return new Ask(
        "suffragetto",
        Map.of("suffragettes", suffragettes, "police", police),
        Map.of("first", "suffragettes"),
        Map.of());
  }

  /** Fort Chitral with these holders of the seats, from a position. */
  static Ask chitral(String white, String black, String position) {
    return new Ask("fort-chitral", Map.of("white", white, "black", black), Map.of(), Map.of())
        .and("position", position);
  }

  /** Four Hands with these holders of the seats in their order. */
  static Ask cards(String... holders) {
    List<String> names = List.of("north", "east", "south", "west");
    Map<String, String> seats = new TreeMap<>();
    for (int i = 0; i < holders.length; i++) {
      seats.put(names.get(i), holders[i]);
    }
    return new Ask("four-hands", seats, Map.of(), Map.of());
  }

  /** Ghosts with these holders of the seats. */
  static Ask ghosts(String white, String black) {
    return new Ask("ghosts", Map.of("white", white, "black", black), Map.of(), Map.of());
  }

  /** Votes for Women with these holders of the seats. */
  static Ask votes(String suffragist, String opposition) {
    Map<String, String> seats = Map.of("suffragist", suffragist, "opposition", opposition);
    return new Ask("votes-for-women", seats, Map.of(), Map.of());
  }

  /** Votes for Women in a mode, with these holders of its seats in their order. */
  static Ask votesIn(String mode, String... holders) {
    List<String> names = SEATS.getOrDefault(mode, List.of());
    Map<String, String> seats = new TreeMap<>();
    for (int i = 0; i < holders.length; i++) {
      seats.put(names.get(i), holders[i]);
    }
    return new Ask("votes-for-women", seats, Map.of("mode", mode), Map.of());
  }

  /** Votes for Women in a mode, with the same holder on every seat. */
  static Ask votesAll(String mode, String holder) {
    int seats = SEATS.getOrDefault(mode, List.of()).size();
    return votesIn(mode, Collections.nCopies(seats, holder).toArray(String[]::new));
  }

  /** Suffragetto where an exchange can be called at once. */
  static Ask exchange(String edition, String suffragettes, String police) {
    return suffragetto(suffragettes, police)
        .with("edition", edition)
        .and("position", FULL_HOUSES + " s S10+2/P9+3 " + edition + " 0 0 -");
  }

  Ask with(String option, String value) {
    Map<String, String> all = new TreeMap<>(options);
    all.put(option, value);
    return new Ask(game, seats, all, more);
  }

  /** With another member of the request. */
  Ask and(String member, Object value) {
    Map<String, Object> all = new TreeMap<>(more);
    all.put(member, value);
    return new Ask(game, seats, options, all);
  }

  Ask listed() {
    return and("listed", true);
  }

  Map<String, Object> body() {
    Map<String, Object> body = new TreeMap<>(Map.of("game", game, "seats", seats));
    body.put("options", options);
    body.putAll(more);
    return body;
  }
}
