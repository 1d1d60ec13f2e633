package games.parlour.server;

import org.junit.jupiter.api.extension.ExtendWith;

/** The server on SQLite. */
@ExtendWith(Premises.Sqlite.class)
class SqliteServerTest extends ServerContract {}
