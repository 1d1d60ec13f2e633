package games.parlour.server.http;

import java.time.Duration;

/**
 * How much one person may ask. Rates are a burst, which fills up again by so many a second.
 *
 * @param reads questions
 * @param writes moves, acts and the like
 * @param openings new tables
 * @param hints good moves that a computer has to look for
 * @param newcomers new guests from one address
 * @param streams how many live streams there may be
 */
public record Limits(
    Rate reads, Rate writes, Rate openings, Rate hints, Rate newcomers, Streams streams) {
  /** For people who play. */
  public static final Limits USUAL =
      new Limits(
          new Rate(200, 50),
          new Rate(60, 10),
          new Rate(20, 0.2),
          new Rate(10, 0.5),
          new Rate(30, 0.2),
          new Streams(5_000, 30, 20, Duration.ofSeconds(15)));

  /** A burst and how many a second come back. */
  public record Rate(int burst, double perSecond) {}

  /**
   * How many live streams there may be.
   *
   * @param inAll of everybody
   * @param each of one guest or address
   * @param tables that one stream may follow
   * @param heartbeat after how long without news a reader hears that the line still stands
   */
  public record Streams(int inAll, int each, int tables, Duration heartbeat) {}
}
