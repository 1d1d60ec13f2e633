package games.parlour.cli.command;

import java.util.List;

/** One command of the program. Commands are stateless. */
public interface Command {
  /** The word that calls it. */
  String name();

  /** Its key in the texts ({@code help.KEY}). */
  default String helpKey() {
    return name();
  }

  /** Says which flags and parameters it takes. */
  void describe(CommandSyntax syntax);

  /** Commands that are called by a further word; one with such does nothing itself. */
  default List<Command> parts() {
    return List.of();
  }

  /** Does it; returns the exit code. What cannot be done is refused. */
  int run(CommandContext context, CommandArguments arguments);
}
