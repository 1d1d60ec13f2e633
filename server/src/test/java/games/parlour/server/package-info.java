/**
 * The server's proof: real HTTP against real databases. What is tested is sorted by topic, and each
 * topic that touches the store runs for SQLite and for PostgreSQL; {@link
 * games.parlour.server.fixture.Visitor} checks every answer on the way against the interface's own
 * description.
 */
@NullMarked
package games.parlour.server;

import org.jspecify.annotations.NullMarked;
