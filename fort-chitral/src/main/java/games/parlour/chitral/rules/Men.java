package games.parlour.chitral.rules;

import games.parlour.boards.SquareSet;
import java.util.Map;
import java.util.TreeMap;

/** Who stands where. */
public record Men(SquareSet white, SquareSet black) {
  /** F1: so many of each colour. */
  public static final int EACH = 18;

  public SquareSet of(Colour colour) {
    return colour == Colour.WHITE ? white : black;
  }

  /** With other squares for a colour. */
  Men with(Colour colour, SquareSet squares) {
    return colour == Colour.WHITE ? new Men(squares, black) : new Men(white, squares);
  }

  /** The letters of all men by square. */
  Map<Integer, Character> letters() {
    Map<Integer, Character> letters = new TreeMap<>();
    for (Colour colour : Colour.values()) {
      of(colour).list().forEach(square -> letters.put(square, colour.letter()));
    }
    return letters;
  }
}
