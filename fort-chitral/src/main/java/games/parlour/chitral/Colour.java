package games.parlour.chitral;

import games.parlour.core.Seat;
import games.parlour.core.Side;

/** One of the two sides. Its men have its name. */
enum Colour {
  WHITE("white", 'w', "ivory"),
  BLACK("black", 'b', "ebony");

  private final String word;
  private final char letter;
  private final String style;

  Colour(String word, char letter, String style) {
    this.word = word;
    this.letter = letter;
    this.style = style;
  }

  Seat seat() {
    return new Seat(ordinal(), word, side());
  }

  Side side() {
    return new Side(ordinal(), word);
  }

  /** Its name in records, texts and drawings. */
  String word() {
    return word;
  }

  /** How written positions show its men, and that it is to move. */
  char letter() {
    return letter;
  }

  /** How its men look. */
  String style() {
    return style;
  }

  /** Where the men that it has taken lie. */
  String box() {
    return "taken-by-" + word;
  }

  Colour other() {
    return this == WHITE ? BLACK : WHITE;
  }
}
