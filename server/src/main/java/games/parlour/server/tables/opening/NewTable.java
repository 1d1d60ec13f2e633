package games.parlour.server.tables.opening;

import games.parlour.core.Setup;
import games.parlour.core.show.Lesson;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.store.SeatRow.Holder;
import java.util.List;
import java.util.Optional;

/**
 * A table that somebody wants to open.
 *
 * @param holders who sits where, in the order of the seats
 * @param listed whether anybody may sit down on a free seat
 * @param lesson what is taught there; its seed deals then, else one that nobody knows
 * @param clock how much time the players have
 * @param seed the seed whose hash whoever opens it was told before, if they asked for one
 * @param nonce what they add to it
 */
public record NewTable(
    Setup setup,
    List<Holder> holders,
    boolean listed,
    Optional<Lesson> lesson,
    Optional<TimeControl> clock,
    Optional<String> seed,
    Optional<String> nonce) {
  public NewTable {
    holders = List.copyOf(holders);
  }

  /** A table for a game of one's own. */
  public NewTable(Setup setup, List<Holder> holders, boolean listed) {
    this(
        setup,
        holders,
        listed,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** The same with a clock, or without. */
  public NewTable with(Optional<TimeControl> control) {
    return new NewTable(setup, holders, listed, lesson, control, seed, nonce);
  }
}
