package games.parlour.cli.command;

import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The flags and parameters of a command, with their words: {@code help.KEY.FLAG} in the texts, or
 * {@code help.any.FLAG} where several commands share one.
 */
public final class CommandSyntax {
  private final CommandSpec spec;
  private final String command;
  private final Catalogue words;
  private final Optional<Game<?, ?>> game;

  public CommandSyntax(
      CommandSpec spec, String command, Catalogue words, Optional<Game<?, ?>> game) {
    this.spec = spec;
    this.command = command;
    this.words = words;
    this.game = game;
  }

  /** A flag without a value. */
  public CommandSyntax flag(String name) {
    spec.addOption(OptionSpec.builder("--" + name).description(about(name)).build());
    return this;
  }

  /** A flag with a value. */
  public CommandSyntax value(String name) {
    spec.addOption(valued("--" + name).paramLabel(label(name)).description(about(name)).build());
    return this;
  }

  /** A flag with a value that may be given several times. */
  public CommandSyntax values(String name) {
    spec.addOption(
        OptionSpec.builder("--" + name)
            .arity("1")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel(label(name))
            .description(about(name))
            .build());
    return this;
  }

  /** A parameter without a flag. */
  public CommandSyntax parameter(String name, boolean required) {
    spec.addPositional(
        positional(name)
            .index("0")
            .arity(required ? "1" : "0..1")
            .required(required)
            .type(String.class)
            .build());
    return this;
  }

  /** One parameter or more without a flag. */
  public CommandSyntax parameters(String name) {
    spec.addPositional(
        positional(name)
            .index("0..*")
            .arity("1..*")
            .required(true)
            .type(List.class)
            .auxiliaryTypes(String.class)
            .build());
    return this;
  }

  private PositionalParamSpec.Builder positional(String name) {
    return PositionalParamSpec.builder().paramLabel(label(name)).description(about(name));
  }

  /** The flags for a game's options: the general one, and one for each option once it is known. */
  public CommandSyntax options(Occasion occasion) {
    spec.addOption(
        OptionSpec.builder("-o", "--option")
            .arity("1")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .paramLabel(label("option"))
            .description(about("option"))
            .build());
    game.flatMap(known -> own(known, occasion)).ifPresent(spec::addArgGroup);
    return this;
  }

  /** The flags of a game's own options; a game may have none. */
  private Optional<ArgGroupSpec> own(Game<?, ?> known, Occasion occasion) {
    String title = words.tell(Text.of("help.own", "game", Text.of("game.name")));
    ArgGroupSpec.Builder group =
        ArgGroupSpec.builder().heading("%n" + plain(title) + "%n").validate(false).exclusive(false);
    for (Option option : known.options()) {
      String flag = "--" + option.key();
      if (spec.findOption(flag) == null) {
        String about =
            words.tell(
                Text.of(
                    "help.own.option",
                    "about",
                    Text.of("option." + option.key()),
                    "default",
                    option.byDefault(occasion),
                    "rule",
                    option.rule()));
        String only = OptionText.only(option).map(words::tell).map(text -> " " + text).orElse("");
        group.addArg(
            OptionSpec.builder(flag)
                .arity("1")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel(String.join("|", option.values()))
                .description(plain(about + only))
                .build());
      }
    }
    return group.args().isEmpty() ? Optional.empty() : Optional.of(group.build());
  }

  private static OptionSpec.Builder valued(String flag) {
    return OptionSpec.builder(flag).arity("1").type(String.class);
  }

  private String about(String name) {
    return plain(words.tell(key(name)));
  }

  private String label(String name) {
    return words.tell(key(name + ".label"));
  }

  private String key(String name) {
    String own = "help." + command + "." + name;
    return words.has(own) ? own : "help.any." + name;
  }

  /** Text that the parser shows as it is. */
  public static String plain(String text) {
    return text.replace("%", "%%").replace("\n", "%n");
  }
}
