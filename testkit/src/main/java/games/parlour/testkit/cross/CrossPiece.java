package games.parlour.testkit.cross;

import java.util.Locale;

/** Who stands on the cross. */
enum CrossPiece {
  WHITE_MAN('M', 2),
  WHITE_CAPTAIN('C', 1),
  BLACK_MAN('m', 2),
  BLACK_CAPTAIN('c', 1);

  /** The letters of all pieces. */
  static final String LETTERS = "MCmc";

  private final char letter;
  private final int most;

  CrossPiece(char letter, int most) {
    this.letter = letter;
    this.most = most;
  }

  static CrossPiece ofLetter(char letter) {
    return values()[LETTERS.indexOf(letter)];
  }

  static CrossPiece captain(int side) {
    return side == 0 ? WHITE_CAPTAIN : BLACK_CAPTAIN;
  }

  char letter() {
    return letter;
  }

  /** How many there are at the start. */
  int most() {
    return most;
  }

  int side() {
    return ordinal() / 2;
  }

  boolean isCaptain() {
    return ordinal() % 2 == 1;
  }

  /** Its kind in the plan. */
  String kind() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
