package games.parlour.votes.rules.state;

import games.parlour.core.Seat;
import java.util.Locale;

/** What a player can be: a side alone, or one of two partners. */
public enum Role {
  SUFFRAGIST(Terms.SUFFRAGIST),
  PURPLE(Terms.SUFFRAGIST),
  YELLOW(Terms.SUFFRAGIST),
  OPPOSITION(Terms.OPPOSITION),
  FIRST(Terms.OPPOSITION),
  SECOND(Terms.OPPOSITION);

  private final int side;

  Role(int side) {
    this.side = side;
  }

  int side() {
    return side;
  }

  /** Its name in notation and texts. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The colours of the campaigners it leads: partners of the Opposition share theirs (V102). */
  int colours() {
    return switch (this) {
      case PURPLE -> 1 << Colours.PURPLE;
      case YELLOW -> 1 << Colours.YELLOW;
      default -> Colours.of(side);
    };
  }

  Seat seat(int index) {
    return new Seat(index, word(), Terms.SIDES.get(side));
  }
}
