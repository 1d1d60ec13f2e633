package games.parlour.server;

import games.parlour.server.fixture.TestServerExtension;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/** The server on PostgreSQL: all that a database could change. */
@ExtendWith(TestServerExtension.Postgresql.class)
@Tag("slow")
@Order(2)
class PostgresServerTest extends ServerContract {}
