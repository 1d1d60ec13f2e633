package games.parlour.server;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.extension.ExtendWith;

/** The server on SQLite, topic by topic. */
@ExtendWith(Premises.Sqlite.class)
class SqliteServerTest {
  @Nested
  class Opening extends OpeningTests {}

  @Nested
  class Joining extends JoiningTests {}

  @Nested
  class Play extends PlayTests {}
}
