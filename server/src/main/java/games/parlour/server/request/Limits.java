package games.parlour.server.request;

import games.parlour.server.tables.opening.TableLimits;
import java.time.Duration;

/**
 * How much may be asked, by one guest and by all guests of one address. A guest costs nothing, so
 * only the address bounds somebody who means harm; a class behind one address must get in, though.
 *
 * @param guest what one guest may ask
 * @param address what all who come from one address may ask
 * @param newcomers new guests from one address
 * @param streams how many live streams there may be
 * @param tables how many tables one guest may have
 * @param addresses how long an address is remembered after its last request
 * @param analyses how much is analysed, and for whom
 */
public record Limits(
    Rates guest,
    Rates address,
    Rate newcomers,
    Streams streams,
    TableLimits tables,
    Duration addresses,
    Analyses analyses) {
  /** For people who play, thirty of them behind one address. */
  public static final Limits USUAL =
      new Limits(
          new Rates(new Rate(200, 50), new Rate(60, 10), new Rate(20, 0.2), new Rate(10, 0.5)),
          new Rates(new Rate(3_000, 300), new Rate(1_200, 100), new Rate(90, 0.5), new Rate(60, 2)),
          new Rate(60, 0.5),
          new Streams(5_000, 12, 300, 20, Duration.ofSeconds(15)),
          TableLimits.USUAL);

  /** With addresses remembered as long as is usual. */
  public Limits(Rates guest, Rates address, Rate newcomers, Streams streams, TableLimits tables) {
    this(guest, address, newcomers, streams, tables, RateLimiter.REMEMBERED, Analyses.USUAL);
  }

  /** The same with other bounds for analyses. */
  public Limits with(Analyses other) {
    return new Limits(guest, address, newcomers, streams, tables, addresses, other);
  }

  /** A burst, and how many a second come back. */
  public record Rate(int burst, double perSecond) {}

  /**
   * How often something may be asked.
   *
   * @param reads questions
   * @param writes moves, acts and the like
   * @param openings new tables
   * @param hints good moves that a computer has to look for
   */
  public record Rates(Rate reads, Rate writes, Rate openings, Rate hints) {}

  /**
   * How many live streams there may be.
   *
   * @param inAll of everybody
   * @param perGuest of one guest
   * @param perAddress of one address
   * @param tables that one stream may follow
   * @param heartbeat after how long without news a reader hears that the line still stands
   */
  public record Streams(int inAll, int perGuest, int perAddress, int tables, Duration heartbeat) {}

  /**
   * How much is analysed. The work for a move is counted in positions, so that a busy machine takes
   * longer and finds the same.
   *
   * @param threads how many games are judged at once, and for how many positions lines are sought
   * @param nodes how many positions are looked at for each move of a game
   * @param perGuest games of one guest that wait or are being judged
   * @param perAddress games of all who come from one address
   * @param inAll games of everybody
   * @param guestLines how often one guest may ask for the best lines of a position
   * @param addressLines the same for all who come from one address
   */
  public record Analyses(
      int threads,
      int nodes,
      int perGuest,
      int perAddress,
      int inAll,
      Rate guestLines,
      Rate addressLines) {
    /** For people who study what they have played. */
    public static final Analyses USUAL =
        new Analyses(1, 20_000, 2, 30, 100, new Rate(60, 2), new Rate(600, 20));
  }
}
