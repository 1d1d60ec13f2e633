package games.parlour.server.network;

import java.time.Duration;
import java.util.List;

/**
 * Whom a server listens to, and how patiently.
 *
 * @param trustedProxies whose word counts about who asks, under which name and whether by HTTPS
 * @param hosts names under which it is reached, besides those it knows by itself
 * @param connections how many connections there may be and how slow a request may be
 */
public record NetworkSettings(
    List<AddressBlock> trustedProxies, List<String> hosts, Connections connections) {
  /** No proxy, no further names, and room for a school. */
  public static final NetworkSettings USUAL =
      new NetworkSettings(
          List.of(),
          List.of(),
          new Connections(
              10_000,
              2_000,
              Duration.ofSeconds(10),
              Duration.ofSeconds(20),
              Duration.ofSeconds(30)));

  public NetworkSettings {
    trustedProxies = List.copyOf(trustedProxies);
    hosts = List.copyOf(hosts);
  }

  /**
   * How many connections there may be and how slow a request may be.
   *
   * @param inAll of everybody
   * @param each from one address (for IPv6 one /64), unless it is a trusted proxy
   * @param head how long a request's first line and headers may take to arrive
   * @param whole how long a request may take to arrive with its body
   * @param idle after how long without a byte a connection is closed
   */
  public record Connections(int inAll, int each, Duration head, Duration whole, Duration idle) {}
}
