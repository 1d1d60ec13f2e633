package games.parlour.votes.trace;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A position of ours in one line, as the tokens {@code key=value} that it consists of. */
final class TokenLine {
  static final String RATIFIED = "ratified";
  static final String REJECTED = "rejected";

  /** Keys that tell what is known of cards, not where they are. */
  private static final Set<String> KNOWN_ONLY = Set.of("top", "bottom", "seen", "mixed", "put");

  private final Map<String, String> tokens;

  private TokenLine(Map<String, String> tokens) {
    this.tokens = tokens;
  }

  static TokenLine of(String text) {
    Map<String, String> tokens = new LinkedHashMap<>();
    for (String token : text.split(" ", -1)) {
      int equals = token.indexOf('=');
      if (equals > 0) {
        tokens.put(token.substring(0, equals), token.substring(equals + 1));
      }
    }
    return new TokenLine(tokens);
  }

  /** The value of a key, or what holds where it is left out. */
  String get(String key, String byDefault) {
    return tokens.getOrDefault(key, byDefault);
  }

  List<String> list(String key) {
    String value = get(key, "");
    return value.isEmpty() ? List.of() : Arrays.asList(value.split(",", -1));
  }

  /** Whether it is Final Voting. */
  boolean voting() {
    return get("phase", "").startsWith("voting");
  }

  CubeCounts cubes(String state) {
    return CubeCounts.read(get(state, ""));
  }

  /** Whether a state is ratified or rejected. */
  boolean decided(String state) {
    String there = get(state, "");
    return there.equals(RATIFIED) || there.equals(REJECTED);
  }

  int buttons(String side) {
    List<String> both = Arrays.asList(get("buttons", "0/0").split("/", -1));
    return Integer.parseInt(both.get(TraceNames.SIDES.indexOf(side)));
  }

  /** The cards in a draw deck: those that are named nowhere else. */
  Set<String> deck(String name) {
    Set<String> cards = new TreeSet<>(TraceNames.cards(name));
    tokens.forEach(
        (key, value) -> {
          String kind = key.contains(".") ? key.substring(0, key.indexOf('.')) : key;
          if (!KNOWN_ONLY.contains(kind)) {
            Arrays.asList(value.split("[,:/=]", -1)).forEach(cards::remove);
          }
        });
    return cards;
  }

  /** This line with another value; an empty one leaves the key out. */
  TokenLine with(String key, String value) {
    Map<String, String> changed = new LinkedHashMap<>(tokens);
    if (value.isEmpty()) {
      changed.remove(key);
    } else {
      changed.put(key, value);
    }
    return new TokenLine(changed);
  }

  TokenLine with(String key, Collection<String> values) {
    return with(key, String.join(",", values));
  }

  @Override
  public String toString() {
    return tokens.entrySet().stream()
        .map(token -> token.getKey() + "=" + token.getValue())
        .collect(Collectors.joining(" "));
  }
}
