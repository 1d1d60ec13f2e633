package games.parlour.server;

import games.parlour.server.fixture.TestServerExtension;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.extension.ExtendWith;

/** People, groups and the host, on SQLite. */
@ExtendWith(TestServerExtension.Sqlite.class)
@Order(3)
class SqlitePeopleTest extends PeopleContract {}
