package games.parlour.cli.chaos;

import games.parlour.server.secret.ServerKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is to be done.
 *
 * @param kills how often a node is killed on each database
 * @param scenarios the names of those to be played
 * @param database the address of a PostgreSQL that is kept by somebody else
 * @param before the jar of the version before, for the upgrade
 * @param folder for data, logs and progress
 */
record ChaosPlan(
    int kills,
    List<String> scenarios,
    long seed,
    Optional<String> database,
    Optional<Path> before,
    Path folder) {
  /** One for all scenarios: they may share a database, which belongs to one key. */
  Path key() {
    return folder.resolve(ServerKey.FILE);
  }
}
