package games.parlour.cli;

import games.parlour.cli.command.Games;
import games.parlour.cli.command.HyphenIds;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.io.File;
import java.util.List;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What the parser could not read, as a refusal that says what is accepted. */
final class ParseRefusals {
  private ParseRefusals() {}

  static Refusal of(ParameterException failure) {
    CommandSpec spec = failure.getCommandLine().getCommandSpec();
    return new Refusal(
        switch (failure) {
          case UnmatchedArgumentException unmatched -> unknown(spec, unmatched.getUnmatched());
          case MissingParameterException missing -> missing(spec, missing.getMissing());
          case OverwrittenOptionException twice ->
              Text.of("refused.flag.twice", "flag", flag(twice.getOverwritten()));
          default -> value(spec, failure);
        });
  }

  /**
   * The same where no game was found: then a wrong name for one is what to tell of first, unless a
   * file is named so.
   */
  static Refusal withoutGame(ParameterException failure, List<String> args) {
    CommandSpec spec = failure.getCommandLine().getCommandSpec();
    int next = args.indexOf(spec.name()) + 1;
    boolean named = next > 0 && next < args.size() && !args.get(next).startsWith("-");
    boolean file = named && new File(args.get(next)).isFile();
    if (named && !file && spec.findOption("--option") != null) {
      return Games.unknown(args.get(next));
    }
    return of(failure);
  }

  private static Text unknown(CommandSpec spec, List<String> unmatched) {
    String word = unmatched.isEmpty() ? "" : HyphenIds.unmarked(unmatched.get(0));
    if (word.startsWith("-")) {
      List<String> flags = spec.options().stream().map(OptionSpec::longestName).toList();
      return Text.of("refused.flag", "flag", word, "command", name(spec), "flags", flags);
    }
    if (!spec.subcommands().isEmpty()) {
      return Text.of("refused.command", "command", word, "commands", names(spec));
    }
    return Text.of("refused.extra", "word", word, "command", name(spec));
  }

  private static List<String> names(CommandSpec spec) {
    return List.copyOf(spec.subcommands().keySet());
  }

  private static Text missing(CommandSpec spec, List<ArgSpec> missing) {
    ArgSpec first = missing.get(0);
    return first.isOption()
        ? Text.of("refused.flag.value", "flag", flag(first), "label", first.paramLabel())
        : Text.of("refused.missing", "label", first.paramLabel(), "command", name(spec));
  }

  private static Text value(CommandSpec spec, ParameterException failure) {
    ArgSpec arg = failure.getArgSpec();
    if (arg != null && arg.arity().max() == 0) {
      return Text.of("refused.flag.none", "flag", flag(arg));
    }
    return arg == null
        ? Text.of("refused.flags", "command", name(spec))
        : Text.of("refused.flag.value", "flag", flag(arg), "label", arg.paramLabel());
  }

  private static String flag(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  private static String name(CommandSpec spec) {
    return spec.qualifiedName(" ");
  }
}
