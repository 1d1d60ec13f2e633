package games.parlour.cli;

import games.parlour.cli.check.BenchCommand;
import games.parlour.cli.check.FuzzCommand;
import games.parlour.cli.check.PerftCommand;
import games.parlour.cli.check.TraceCommand;
import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Program;
import games.parlour.cli.host.AdminCommand;
import games.parlour.cli.host.BackupCommand;
import games.parlour.cli.host.RestoreCommand;
import games.parlour.cli.lab.LabCommand;
import games.parlour.cli.lab.MatchCommand;
import games.parlour.cli.play.CardsCommand;
import games.parlour.cli.play.GamesCommand;
import games.parlour.cli.play.PlayCommand;
import games.parlour.cli.replay.ReplayCommand;
import games.parlour.cli.replay.VerifyCommand;
import games.parlour.cli.serve.LoadCommand;
import games.parlour.cli.serve.PlotLoadCommand;
import games.parlour.cli.serve.ServeCommand;
import games.parlour.cli.study.AnalyseCommand;
import games.parlour.cli.study.EngineCommand;
import games.parlour.cli.study.MovesCommand;
import games.parlour.core.Game;
import games.parlour.core.text.Catalogue;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** All commands, and the parser and the help made from them. */
final class Commands {
  /** Two hyphens are a pass in some games, not the end of the options; no argument is this. */
  private static final String NO_DELIMITER = "\0";

  private Commands() {}

  /** The commands in the order in which the help tells of them. */
  static List<Command> all() {
    return List.of(
        new ServeCommand(),
        new AdminCommand(),
        new BackupCommand(),
        new RestoreCommand(),
        new GamesCommand(),
        new CardsCommand(),
        new PlayCommand(),
        new ReplayCommand(),
        new VerifyCommand(),
        new MovesCommand(),
        new PerftCommand(),
        new AnalyseCommand(),
        new EngineCommand(),
        new BenchCommand(),
        new FuzzCommand(),
        new TraceCommand(),
        new LoadCommand(),
        new PlotLoadCommand(),
        new MatchCommand(),
        new LabCommand());
  }

  /** A parser whose commands also take the flags of a game, if one is known. */
  static CommandLine parser(Catalogue words, Optional<Game<?, ?>> game) {
    CommandSpec root = CommandSpec.create().name(Program.NAME);
    usual(root, words, "root");
    root.addOption(
        OptionSpec.builder("-V", "--version").description(words.tell("help.version")).build());
    add(root, all(), words, game);
    return new CommandLine(root)
        .setExpandAtFiles(false)
        .setEndOfOptionsDelimiter(NO_DELIMITER)
        .setPosixClusteredShortOptionsAllowed(false)
        .setUsageHelpLongOptionsMaxWidth(34);
  }

  private static void add(
      CommandSpec to, List<Command> commands, Catalogue words, Optional<Game<?, ?>> game) {
    for (Command command : commands) {
      CommandSpec spec = CommandSpec.create().name(command.name());
      command.describe(new CommandSyntax(spec, command.helpKey(), words, game));
      usual(spec, words, command.helpKey());
      to.addSubcommand(command.name(), spec);
      add(spec, command.parts(), words, game);
    }
  }

  private static void usual(CommandSpec spec, Catalogue words, String name) {
    spec.addOption(
        OptionSpec.builder("--lang")
            .arity("1")
            .type(String.class)
            .paramLabel("en|de")
            .description(words.tell("help.lang"))
            .build());
    spec.addOption(
        OptionSpec.builder("-h", "--help")
            .usageHelp(true)
            .description(words.tell("help.help"))
            .build());
    UsageMessageSpec usage = spec.usageMessage();
    String more = "help." + name + ".more";
    String heading = words.tell("help.heading.usage") + " ";
    String indent = "%n" + " ".repeat(heading.length());
    usage
        .description(CommandSyntax.plain(words.tell("help." + name)))
        .customSynopsis(
            words.tell("help." + name + ".synopsis").replace("\n", indent).split("%n", -1))
        .synopsisHeading(heading)
        .descriptionHeading("%n")
        .parameterListHeading("%n" + words.tell("help.heading.parameters") + "%n")
        .optionListHeading("%n" + words.tell("help.heading.options") + "%n")
        .commandListHeading("%n" + words.tell("help.heading.commands") + "%n")
        .sortOptions(false)
        .autoWidth(false)
        .width(80);
    if (words.has(more)) {
      usage.footerHeading("%n").footer(CommandSyntax.plain(words.tell(more)).split("%n", -1));
    }
  }
}
