package games.parlour.votes.rules;

import games.parlour.core.Seat;
import games.parlour.core.Side;
import java.util.List;

/**
 * What is fixed before a game: who sits where, and the options.
 *
 * @param seats the seats in order of their index; a side may have two
 * @param limited whether cubes are limited to the printed number (V3)
 */
public record Terms(List<Seat> seats, boolean limited) {
  public static final int SUFFRAGIST = 0;
  public static final int OPPOSITION = 1;
  public static final List<Side> SIDES =
      List.of(new Side(SUFFRAGIST, "suffragist"), new Side(OPPOSITION, "opposition"));

  /** One against one. */
  private static final List<Seat> DUEL =
      List.of(
          new Seat(0, "suffragist", SIDES.get(SUFFRAGIST)),
          new Seat(1, "opposition", SIDES.get(OPPOSITION)));

  /** The most seats that there can be: two a side. */
  public static final int MOST_SEATS = 4;

  public Terms {
    seats = List.copyOf(seats);
  }

  public static Terms duel(boolean limited) {
    return new Terms(DUEL, limited);
  }

  public int side(int seat) {
    return seats.get(seat).side().index();
  }

  /** The seat of a side at a place among its own, counted from zero. */
  public int seat(int side, int place) {
    int left = place;
    for (int i = 0; i < seats.size(); i++) {
      if (side(i) == side && left-- == 0) {
        return i;
      }
    }
    throw new IllegalArgumentException("side " + side + " has no seat " + place);
  }

  /** How many seats a side has. */
  public int count(int side) {
    int count = 0;
    for (int i = 0; i < seats.size(); i++) {
      count += side(i) == side ? 1 : 0;
    }
    return count;
  }

  /** The seat of a side that plays a round: partners take turns. */
  public int inRound(int side, int round) {
    return seat(side, (round - 1) % count(side));
  }

  /** The seat that decides for its side in the Strategy Phase: the last one. */
  public int strategist(int side) {
    return seat(side, count(side) - 1);
  }

  /** The seat that selects and rolls for its side in a vote, counted from zero (V105). */
  public int inVote(int side, int vote) {
    return seat(side, vote / 2 % count(side));
  }
}
