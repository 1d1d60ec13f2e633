package games.parlour.server;

import games.parlour.server.fixture.TestServerExtension;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/** Playing at tables, on PostgreSQL. */
@ExtendWith(TestServerExtension.Postgresql.class)
@Tag("slow")
@Order(4)
class PostgresTablesTest extends TablesContract {}
