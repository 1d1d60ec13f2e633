package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import games.parlour.players.PlayerSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What can be set about an engine: its own few things, and the options of its game. Mutable. */
final class UgiSettings {
  static final String THREADS = "Threads";
  static final String HASH = "Hash";
  static final String LINES = "MultiPV";
  private static final int MOST_LINES = 64;

  private final Game<?, ?> game;
  private final Map<String, Spin> spins = new TreeMap<>();
  private Map<String, String> chosen;

  private record Spin(int value, int byDefault, int most) {}

  UgiSettings(Game<?, ?> game, Map<String, String> chosen) {
    this.game = game;
    this.chosen = Map.copyOf(chosen);
    spins.put(THREADS, new Spin(1, 1, PlayerSpec.MOST_THREADS));
    spins.put(
        HASH, new Spin(PlayerSpec.MEGABYTES, PlayerSpec.MEGABYTES, PlayerSpec.MOST_MEGABYTES));
    spins.put(LINES, new Spin(1, 1, MOST_LINES));
  }

  /** The lines that offer what can be set. */
  List<String> offers() {
    List<String> lines = new ArrayList<>();
    spins.forEach(
        (name, spin) ->
            lines.add(
                "option name %s type spin default %d min 1 max %d"
                    .formatted(name, spin.byDefault(), spin.most())));
    Setup setup = setup(Optional.empty());
    for (Option option : game.options()) {
      lines.add(
          "option name %s type combo default %s var %s"
              .formatted(
                  option.key(), setup.option(option.key()), String.join(" var ", option.values())));
    }
    return lines;
  }

  /** Whether a name is that of the engine's own few things. */
  static boolean isOwn(String name) {
    return Stream.of(THREADS, HASH, LINES).anyMatch(name::equalsIgnoreCase);
  }

  /** Sets something, by its name in letters of either size; refuses what cannot be. */
  void set(String name, String value) {
    for (Map.Entry<String, Spin> entry : spins.entrySet()) {
      if (entry.getKey().equalsIgnoreCase(name)) {
        entry.setValue(changed(entry.getKey(), entry.getValue(), value));
        return;
      }
    }
    String key =
        game.options().stream()
            .map(Option::key)
            .filter(name::equalsIgnoreCase)
            .findFirst()
            .orElseThrow(
                () -> new Refusal(Text.of("ugi.option", "name", name, "options", names())));
    Map<String, String> now = new TreeMap<>(chosen);
    now.put(key, value);
    game.setup(Occasion.STUDY, now, Optional.empty());
    chosen = Map.copyOf(now);
  }

  private List<String> names() {
    return Stream.concat(spins.keySet().stream(), game.options().stream().map(Option::key))
        .toList();
  }

  private static Spin changed(String name, Spin spin, String value) {
    if (!value.matches("[0-9]{1,6}")
        || Integer.parseInt(value) < 1
        || Integer.parseInt(value) > spin.most()) {
      throw new Refusal(Text.of("ugi.spin", "name", name, "value", value, "most", spin.most()));
    }
    return new Spin(Integer.parseInt(value), spin.byDefault(), spin.most());
  }

  int number(String name) {
    Spin spin = spins.get(name);
    if (spin == null) {
      throw new IllegalArgumentException("no number " + name);
    }
    return spin.value();
  }

  /** The set-up that was chosen, at the start or at a written position. */
  Setup setup(Optional<String> position) {
    return game.setup(Occasion.STUDY, chosen, position);
  }
}
