package games.parlour.boards;

import games.parlour.core.Seat;
import games.parlour.core.Side;

/** One of a grid game's two sides, each with one seat; an enum of the game. */
public interface BoardSide {
  /** 0 or 1, in the order in which the rules name the sides. */
  int ordinal();

  /** Its name in records, options, texts and drawings. */
  String word();

  /** How a written position says that it is to move. */
  char letter();

  /** The side as players and results know it. */
  default Side side() {
    return new Side(ordinal(), word());
  }

  /** Its only seat. */
  default Seat seat() {
    return new Seat(ordinal(), word(), side());
  }
}
