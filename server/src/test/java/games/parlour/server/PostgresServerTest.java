package games.parlour.server;

import games.parlour.server.fixture.TestServerExtension;
import org.junit.jupiter.api.extension.ExtendWith;

/** The server on PostgreSQL: all that a database could change. */
@ExtendWith(TestServerExtension.Postgresql.class)
class PostgresServerTest extends ServerContract {}
