package games.parlour.server;

import games.parlour.server.http.Limits;
import games.parlour.server.http.Pages;
import java.nio.file.Path;

/** Houses for what does not depend on the database. */
final class Lodging {
  private Lodging() {}

  static House in(Path folder, Limits limits, Pages pages) {
    return new House("jdbc:sqlite:" + folder.resolve("t.db"), limits, pages);
  }
}
