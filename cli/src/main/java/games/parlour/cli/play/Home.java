package games.parlour.cli.play;

import games.parlour.cli.Desk;
import games.parlour.cli.RecordFiles;
import java.nio.file.Path;

/** Where a person's games are kept. */
final class Home {
  private Home() {}

  /** The folder for records: in the home that was set, else where data of programs belong. */
  static Path games(Desk desk) {
    String home = desk.env("PARLOUR_HOME");
    if (!home.isEmpty()) {
      return RecordFiles.path(home).resolve("games").toAbsolutePath();
    }
    String data = desk.env("XDG_DATA_HOME");
    if (!data.isEmpty()) {
      return RecordFiles.path(data).resolve("parlour").resolve("games").toAbsolutePath();
    }
    String person = desk.env("HOME");
    Path base = person.isEmpty() ? Path.of(System.getProperty("user.home")) : Path.of(person);
    return base.resolve(Path.of(".local", "share", "parlour", "games")).toAbsolutePath();
  }
}
