package games.parlour.server.clock;

import java.util.Locale;

/**
 * Whose turn a clock knows of.
 *
 * @param person the first seat of the person who decides; the seat itself for a computer
 * @param began when it became their turn
 * @param from from when time is taken; later than {@code began} where something is shown first
 * @param hold why no time is taken at all, if none is
 * @param handover whether the next player has yet to say that they have taken the device over
 */
public record ClockTurn(
    String seat, String side, String person, long began, long from, Hold hold, boolean handover) {
  /** Why a clock stands still. */
  public enum Hold {
    /** It does not. */
    NONE,
    /** The side has not ended its first turn. */
    FIRST,
    /** A computer thinks; the server may be busy, which is nobody's fault. */
    COMPUTER;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    static Hold of(String word) {
      return valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  ClockTurn from(long moment, boolean awaited) {
    return new ClockTurn(seat, side, person, began, moment, hold, awaited);
  }
}
