package games.parlour.server;

import org.junit.jupiter.api.extension.ExtendWith;

/** The server on PostgreSQL: all that a database could change. */
@ExtendWith(Premises.Postgresql.class)
class PostgresServerTest extends ServerContract {}
