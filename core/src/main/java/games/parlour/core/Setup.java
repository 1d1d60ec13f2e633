package games.parlour.core;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything that fixes how a game begins.
 *
 * @param game the game's id
 * @param rules the version of the rules it is played under
 * @param options a value for every option of the game, sorted by option
 * @param position where play begins if not at the usual start
 */
public record Setup(
    String game, int rules, Map<String, String> options, Optional<String> position) {
  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /** The same set-up under another version of the rules. */
  public Setup underRules(int version) {
    return new Setup(game, version, options, position);
  }

  /** The value of an option of this game. */
  public String option(String key) {
    String value = options.get(key);
    if (value == null) {
      throw new IllegalArgumentException("no option " + key);
    }
    return value;
  }

  /** Whether an option with the values on and off is on. */
  public boolean isOn(String key) {
    return option(key).equals("on");
  }
}
