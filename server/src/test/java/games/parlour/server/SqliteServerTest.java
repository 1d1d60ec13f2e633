package games.parlour.server;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.extension.ExtendWith;

/** The server on SQLite; what no database could change is tried here only. */
@ExtendWith(Premises.Sqlite.class)
class SqliteServerTest extends ServerContract {
  @Nested
  class Modes extends ModeTests {}
}
