package games.parlour.server.api;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Setup;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The usual set-up with another value of one option, to see what that changes. */
final class SetupVariant {
  private SetupVariant() {}

  /** Where the option means nothing in the usual set-up, with what it needs beside it. */
  static Setup of(Game<?, ?> game, Option option, String value) {
    Map<String, String> chosen = new TreeMap<>();
    chosen.put(option.key(), value);
    Optional<Option.Only> needed = option.only();
    while (needed.isPresent()) {
      Option.Only only = needed.get();
      chosen.put(only.option(), only.values().getFirst());
      needed =
          game.options().stream()
              .filter(other -> other.key().equals(only.option()))
              .findFirst()
              .flatMap(Option::only);
    }
    return game.setup(Occasion.TABLE, chosen, Optional.empty());
  }
}
