package games.parlour.cli.newgame;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * {@code ./parlour new-game ID}. The launcher runs this file as it is, with the folder of the
 * repository as the first argument.
 */
final class NewGameCommand {
  private NewGameCommand() {}

  public static void main(String[] args) {
    List<String> all = List.of(args);
    System.exit(run(Path.of(all.getFirst()), all.subList(1, all.size()), System.out, System.err));
  }

  /** Does it; the exit code. */
  static int run(Path root, List<String> args, PrintStream out, PrintStream err) {
    if (args.size() != 1) {
      err.println("parlour: \"new-game\" takes one ID, such as fox-and-geese.");
      return 2;
    }
    try {
      Optional<String> refusal = new NewGameCheck(root).refusal(args.getFirst());
      if (refusal.isPresent()) {
        err.println("parlour: " + refusal.get());
        return 2;
      }
      GameNames names = new GameNames(args.getFirst());
      NewGameFiles files = new NewGameFiles(root, names);
      files.write();
      tell(names, files, out);
      return 0;
    } catch (IOException | IllegalStateException e) {
      err.println("parlour: The game could not be made, and nothing was changed: " + e);
      return 1;
    }
  }

  private static void tell(GameNames names, NewGameFiles files, PrintStream out) {
    out.println("Made " + names.name() + ":");
    files.paths().forEach(path -> out.println("  " + path));
    out.println(
        """
        Next:
          ./parlour format
          ./parlour test -pl ID -am -Dtest='NAME*' -Dsurefire.failIfNoSpecifiedTests=false
          ./parlour play ID
        docs/add-a-game.md says what to edit, and in which order.\
        """
            .replace("NAME", names.className())
            .replace("ID", names.id()));
  }
}
