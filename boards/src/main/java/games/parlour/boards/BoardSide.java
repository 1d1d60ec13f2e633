package games.parlour.boards;

import games.parlour.core.Outcome;
import games.parlour.core.Prompt;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** One of a grid game's two sides, each with one seat; an enum of the game with two constants. */
public interface BoardSide {
  /** The name of the constant. */
  String name();

  /** 0 or 1, in the order in which the rules name the sides. */
  int ordinal();

  /** The side it plays against. */
  BoardSide other();

  /** Its name in records, options, texts and drawings. */
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** How a written position says that it is to move. */
  default char letter() {
    return word().charAt(0);
  }

  /** The side as players and results know it. */
  default Side side() {
    return new Side(ordinal(), word());
  }

  /** Its only seat. */
  default Seat seat() {
    return new Seat(ordinal(), word(), side());
  }

  /** The turn in which it decides what is asked. */
  default Turn decides(Text ask) {
    return new Turn.Decide(seat(), new Prompt(ask));
  }

  /**
   * The same with the rule that it is about, if one is, and with what the side plays for, while the
   * game is young.
   */
  default Turn decides(Text ask, Optional<String> rule, Optional<Text> goal) {
    return new Turn.Decide(seat(), new Prompt(ask, rule, OptionalInt.empty(), goal));
  }

  /** Its victory, told by the text that ends with its word. */
  default Outcome wins(String why) {
    return Outcome.win(side(), Text.of(why + word()));
  }

  /** The seats of both sides. */
  static List<Seat> seats(BoardSide[] sides) {
    return Stream.of(sides).map(BoardSide::seat).toList();
  }
}
