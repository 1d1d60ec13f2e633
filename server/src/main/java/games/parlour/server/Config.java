package games.parlour.server;

import games.parlour.server.http.Limits;
import games.parlour.server.http.Pages;

/**
 * How a server is to run.
 *
 * @param host the address it listens on
 * @param port the port, or 0 for any free one
 * @param database the database's address
 * @param thinkers how many computers think at once
 * @param limits how much one person may ask
 * @param pages what people see
 */
public record Config(
    String host, int port, String database, int thinkers, Limits limits, Pages pages) {}
