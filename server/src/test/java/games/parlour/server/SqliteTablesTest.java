package games.parlour.server;

import games.parlour.server.fixture.TestServerExtension;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.extension.ExtendWith;

/** Playing at tables, on SQLite. */
@ExtendWith(TestServerExtension.Sqlite.class)
@Order(2)
class SqliteTablesTest extends TablesContract {}
