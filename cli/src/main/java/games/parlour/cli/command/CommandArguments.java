package games.parlour.cli.command;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.players.search.Budget;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine.ParseResult;

/** What a person gave a command; whatever is wrong with it is refused by its name. */
public final class CommandArguments {
  private static final long MOST_MILLIS = 86_400_000;
  private static final long MOST_NODES = 1_000_000_000_000L;
  private static final int MOST_DEPTH = 40;

  private final ParseResult parsed;

  public CommandArguments(ParseResult parsed) {
    this.parsed = parsed;
  }

  /** The command with all its words, so that it can be given again. */
  public String asTyped() {
    return Program.NAME
        + parsed.originalArgs().stream()
            .map(CommandArguments::quoted)
            .collect(Collectors.joining());
  }

  private static String quoted(String word) {
    return word.matches("[\\w.,:=/+-]+") ? " " + word : " '" + word + "'";
  }

  /** Whether a flag was given. */
  public boolean has(String flag) {
    return parsed.hasMatchedOption("--" + flag);
  }

  /** The value of a flag. */
  public Optional<String> value(String flag) {
    return Optional.ofNullable(parsed.matchedOptionValue("--" + flag, (String) null))
        .map(HyphenIds::unmarked);
  }

  /** The values of a flag that may be given several times, in their order. */
  public List<String> values(String flag) {
    return parsed.matchedOptionValue("--" + flag, List.<String>of());
  }

  /** The parameter without a flag. */
  public Optional<String> parameter() {
    return Optional.ofNullable(parsed.matchedPositionalValue(0, (String) null))
        .map(HyphenIds::unmarked);
  }

  /** All parameters without a flag, where a command takes several. */
  public List<String> parameters() {
    return parsed.matchedPositionalValue(0, List.<String>of());
  }

  /** The game that the parameter names. */
  public Game<?, ?> game() {
    return Games.named(parameter().orElse(""));
  }

  /** A whole number within bounds. */
  public OptionalLong number(String flag, long least, long most) {
    Optional<String> text = value(flag);
    if (text.isEmpty()) {
      return OptionalLong.empty();
    }
    try {
      long number = Long.parseLong(text.get());
      if (number >= least && number <= most) {
        return OptionalLong.of(number);
      }
    } catch (NumberFormatException notOne) {
      // told below, like a number out of bounds
    }
    throw wrong("refused.number", flag, text.get(), String.valueOf(least), String.valueOf(most));
  }

  /** A number within bounds that may have decimals. */
  public double decimal(String flag, double byDefault, double least, double most) {
    Optional<String> text = value(flag);
    if (text.isEmpty()) {
      return byDefault;
    }
    if (text.get().matches("[0-9]{1,9}([.][0-9]{1,9})?")) {
      double number = Double.parseDouble(text.get());
      if (number >= least && number <= most) {
        return number;
      }
    }
    throw wrong("refused.decimal", flag, text.get(), brief(least), brief(most));
  }

  /** How long to think about a position; by --time, --nodes and --depth, else as usual. */
  public Budget budget(Budget usual) {
    long millis = number("time", 1, MOST_MILLIS).orElse(0);
    long nodes = number("nodes", 1, MOST_NODES).orElse(0);
    boolean deep = parsed.commandSpec().findOption("--depth") != null;
    int depth = deep ? (int) number("depth", 1, MOST_DEPTH).orElse(0) : 0;
    Budget said = new Budget(millis, nodes, depth);
    return said.equals(Budget.ENDLESS) ? usual : said;
  }

  /** Refuses two flags that do not go together. */
  public void apart(String one, String other) {
    if (has(one) && has(other)) {
      throw new Refusal(Text.of("refused.flag.both", "first", "--" + one, "second", "--" + other));
    }
  }

  /** Refuses a flag that means nothing without another. */
  public void needs(String flag, String other) {
    if (has(flag) && !has(other)) {
      throw new Refusal(Text.of("refused.flag.needs", "flag", "--" + flag, "needed", "--" + other));
    }
  }

  private static String brief(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  private static Refusal wrong(String key, String flag, String value, String least, String most) {
    return new Refusal(
        Text.of(key, "flag", "--" + flag, "value", value, "least", least, "most", most));
  }

  /** The options of a game that were chosen, by either form of flag. */
  public Map<String, String> chosen(Game<?, ?> game) {
    Map<String, String> chosen = new TreeMap<>();
    for (String pair : parsed.matchedOptionValue("--option", List.<String>of())) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw new Refusal(Text.of("refused.option.form", "text", pair));
      }
      choose(chosen, pair.substring(0, equals), pair.substring(equals + 1));
    }
    for (Option option : game.options()) {
      String flag = "--" + option.key();
      boolean own = parsed.commandSpec().findOption(flag) != null && isOfGame(flag);
      if (own && parsed.hasMatchedOption(flag)) {
        for (String value : parsed.matchedOptionValue(flag, List.<String>of())) {
          choose(chosen, option.key(), value);
        }
      }
    }
    return chosen;
  }

  /** A command's own flag may have the name of an option; then only the general form means that. */
  private boolean isOfGame(String flag) {
    return parsed.commandSpec().findOption(flag).group() != null;
  }

  private static void choose(Map<String, String> chosen, String key, String value) {
    String before = chosen.put(key, value);
    if (before != null && !before.equals(value)) {
      throw new Refusal(
          Text.of("refused.option.twice", "option", key, "first", before, "second", value));
    }
  }

  /** The set-up that was chosen; says so where computers may not choose. */
  public Setup setup(CommandContext context, Game<?, ?> game, Occasion occasion) {
    Map<String, String> chosen = chosen(game);
    Setup setup = game.setup(occasion, chosen, value("position"));
    chosen.forEach(
        (key, value) -> {
          if (!setup.option(key).equals(value)) {
            context.aside("bench.fixed", "option", key, "value", setup.option(key));
          }
        });
    return setup;
  }
}
