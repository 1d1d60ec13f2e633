package games.parlour.server;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.extension.ExtendWith;

/** The server on SQLite; what no database could change is tried here only. */
@ExtendWith(Premises.Sqlite.class)
class SqliteServerTest extends ServerContract {
  @Nested
  class Games extends GameTests {}

  @Nested
  class Exchange extends ExchangeTests {}

  @Nested
  class Level extends LevelTests {}

  @Nested
  class Hint extends HintTests {}

  @Nested
  class Live extends LiveTests {}

  @Nested
  class Resume extends ResumeTests {}

  @Nested
  class German extends GermanTests {}

  @Nested
  class WholeGame extends WholeGameTests {}

  @Nested
  class Secrets extends SecretTests {}

  @Nested
  class HiddenPieces extends HiddenPieceTests {}

  @Nested
  class Hands extends HandTests {}

  @Nested
  class Teams extends TeamTests {}

  @Nested
  class Modes extends ModeTests {}
}
