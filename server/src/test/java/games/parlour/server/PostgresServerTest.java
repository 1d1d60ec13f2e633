package games.parlour.server;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.extension.ExtendWith;

/** The server on PostgreSQL, topic by topic. */
@ExtendWith(Premises.Postgresql.class)
class PostgresServerTest {
  @Nested
  class Opening extends OpeningTests {}

  @Nested
  class Joining extends JoiningTests {}

  @Nested
  class Play extends PlayTests {}

  @Nested
  class Draw extends DrawTests {}

  @Nested
  class Takeback extends TakebackTests {}

  @Nested
  class Rematch extends RematchTests {}

  @Nested
  class Closing extends ClosingTests {}

  @Nested
  class Exchange extends ExchangeTests {}

  @Nested
  class Computer extends ComputerTests {}

  @Nested
  class Chance extends ChanceTests {}

  @Nested
  class Restart extends RestartTests {}
}
