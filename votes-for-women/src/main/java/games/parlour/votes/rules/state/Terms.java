package games.parlour.votes.rules.state;

import games.parlour.core.Seat;
import games.parlour.core.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * What is fixed before a game: who sits where, and the options. Where the Oppobot plays, it has a
 * number like a seat, the one after the last seat, and is never asked.
 *
 * @param mode who plays against whom
 * @param limited whether cubes are limited to the printed number (V3)
 * @param open whether partners see each other's hands (V106)
 * @param blackPlay whether the Oppobot bids and campaigns with black dice (V122)
 * @param blackVote whether it rolls black dice in Final Voting
 * @param rules the version of the rules that the game is played under
 */
public record Terms(
    Mode mode, boolean limited, boolean open, boolean blackPlay, boolean blackVote, int rules) {
  /** The version of the rules that new games are played under. */
  public static final int LATEST_RULES = 3;

  public static final int SUFFRAGIST = 0;
  public static final int OPPOSITION = 1;
  public static final List<Side> SIDES =
      List.of(new Side(SUFFRAGIST, "suffragist"), new Side(OPPOSITION, "opposition"));

  /** How the Oppobot is called where seats are named. */
  public static final String OPPOBOT = "oppobot";

  /** The most seats that there can be: two a side. */
  public static final int MOST_SEATS = 4;

  public static Terms of(Mode mode) {
    return new Terms(mode, false, false, false, false, LATEST_RULES);
  }

  /**
   * Whether the Oppobot follows its rulings as they are since version 2: V107 and V112 as on the
   * rules page, and no bid against it that cannot matter. Older games go on as they began.
   */
  public boolean revisedOppobot() {
    return rules >= 2;
  }

  /**
   * Whether the Oppobot counts the cubes of every state before it plays a card, as V112 asks; since
   * version 3.
   */
  public boolean oppobotSeesEveryState() {
    return rules >= 3;
  }

  /** The seats in order of their index; a side may have two. */
  public List<Seat> seats() {
    List<Seat> seats = new ArrayList<>();
    for (Role role : mode.roles()) {
      seats.add(role.seat(seats.size()));
    }
    return seats;
  }

  /** How many seats there are. */
  public int size() {
    return mode.roles().size();
  }

  /** Whether the Oppobot plays. */
  public boolean bot() {
    return mode.bot();
  }

  /** Whether a number is the Oppobot's. */
  public boolean isBot(int seat) {
    return seat == size();
  }

  public int side(int seat) {
    return isBot(seat) ? OPPOSITION : mode.roles().get(seat).side();
  }

  /** The colours of the campaigners that a seat leads, one bit each. */
  public int colours(int seat) {
    return isBot(seat) ? Colours.of(OPPOSITION) : mode.roles().get(seat).colours();
  }

  /** How a seat is called in notation and texts. */
  public String name(int seat) {
    return isBot(seat) ? OPPOBOT : mode.roles().get(seat).word();
  }

  /** The seat, or the Oppobot, with a name, or -1. */
  public int named(String name) {
    for (int seat = 0; seat < size() + (bot() ? 1 : 0); seat++) {
      if (name(seat).equals(name)) {
        return seat;
      }
    }
    return -1;
  }

  /** The seat of a role that plays. */
  public int seat(Role role) {
    return mode.roles().indexOf(role);
  }

  /** The seat of a side at a place among its own, counted from zero. */
  public int seat(int side, int place) {
    int left = place;
    for (int i = 0; i < size(); i++) {
      if (side(i) == side && left-- == 0) {
        return i;
      }
    }
    if (bot() && side == OPPOSITION) {
      return size();
    }
    throw new IllegalArgumentException("side " + side + " has no seat " + place);
  }

  /** How many play a side: the Oppobot is one. */
  public int count(int side) {
    int count = 0;
    for (int i = 0; i < size(); i++) {
      count += side(i) == side ? 1 : 0;
    }
    return Math.max(count, 1);
  }

  /** The place of a seat among those of its side, counted from zero. */
  public int place(int seat) {
    int place = 0;
    for (int i = 0; i < seat; i++) {
      place += side(i) == side(seat) ? 1 : 0;
    }
    return place;
  }

  /** The other seat of a side that has two, or -1. */
  public int partner(int seat) {
    int side = side(seat);
    return count(side) == 1 ? -1 : seat(side, 1 - place(seat));
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
