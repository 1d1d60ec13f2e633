package games.parlour.server.clock;

import java.util.Optional;

/**
 * What a change at a table means for its clock.
 *
 * @param next who decides now; nobody where the game is over or waits for a player
 * @param moved whether something was played, taken back or dealt
 * @param dealt whether chance has spoken
 * @param ended whether a turn has come to its end
 * @param back whether a move was taken back
 * @param shown how long it takes to show what happened, in milliseconds
 */
public record TurnChange(
    Optional<Decider> next, boolean moved, boolean dealt, boolean ended, boolean back, long shown) {
  /** Nothing was played; at most somebody sat down or left. */
  public static TurnChange none(Optional<Decider> next) {
    return new TurnChange(next, false, false, false, false, 0);
  }

  /**
   * Who decides.
   *
   * @param person the first seat of the person; the seat itself for a computer
   * @param handover whether a device has to be handed over first
   */
  public record Decider(
      String seat, String side, String person, boolean computer, boolean handover) {}
}
