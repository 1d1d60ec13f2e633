package games.parlour.cli.files;

import games.parlour.cli.command.CommandContext;
import java.nio.file.Path;

/** Where a person's games are kept. */
public final class DataFolders {
  private DataFolders() {}

  /** The folder for the records of games at the terminal. */
  public static Path games(CommandContext context) {
    return home(context).resolve("games");
  }

  /** The folder for the tables of a server. */
  public static Path tables(CommandContext context) {
    return home(context).resolve("tables");
  }

  /** The home that was set, else where data of programs belong. */
  private static Path home(CommandContext context) {
    String home = context.env("PARLOUR_HOME");
    if (!home.isEmpty()) {
      return RecordFiles.path(home).toAbsolutePath();
    }
    String data = context.env("XDG_DATA_HOME");
    if (!data.isEmpty()) {
      return RecordFiles.path(data).resolve("parlour").toAbsolutePath();
    }
    String person = context.env("HOME");
    Path base = person.isEmpty() ? Path.of(System.getProperty("user.home")) : Path.of(person);
    return base.resolve(Path.of(".local", "share", "parlour")).toAbsolutePath();
  }
}
