package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Turns what was chosen into a set-up, or says what the game offers instead. */
final class SetupChoices {
  private SetupChoices() {}

  static Setup make(
      Game<?, ?> game, Occasion occasion, Map<String, String> chosen, Optional<String> position) {
    Map<String, String> stated = position.map(game::optionsOf).orElse(Map.of());
    Map<String, String> values = new TreeMap<>();
    for (Option option : game.options()) {
      String byDefault = stated.getOrDefault(option.key(), option.byDefault(occasion));
      String value = chosen.getOrDefault(option.key(), byDefault);
      if (!option.values().contains(value)) {
        throw new Refusal(
            Text.of(
                "refused.option.value",
                "option",
                option.key(),
                "value",
                value,
                "values",
                option.values()));
      }
      boolean fixed = occasion == Occasion.COMPUTERS && option.amongComputers().isPresent();
      value = fixed ? option.amongComputers().get() : value;
      String said = stated.getOrDefault(option.key(), value);
      if (!said.equals(value)) {
        throw new Refusal(
            Text.of(
                "refused.option.position", "option", option.key(), "value", value, "stated", said));
      }
      if (!option.applies(values) && !option.isDefault(value)) {
        throw meaningless(option, value);
      }
      values.put(option.key(), value);
    }
    for (String key : chosen.keySet()) {
      if (!values.containsKey(key)) {
        throw new Refusal(
            Text.of(
                "refused.option.unknown",
                "game",
                game.id(),
                "option",
                key,
                "options",
                game.options().stream().map(Option::key).toList()));
      }
    }
    return new Setup(game.id(), game.rulesVersion(), values, position);
  }

  private static Refusal meaningless(Option option, String value) {
    Option.Only only = option.only().orElseThrow();
    return new Refusal(
        Text.of(
            "refused.option.only",
            "option",
            option.key(),
            "value",
            value,
            "other",
            only.option(),
            "values",
            only.values()));
  }
}
