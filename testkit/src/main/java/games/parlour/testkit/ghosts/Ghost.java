package games.parlour.testkit.ghosts;

import java.util.Locale;

/** What a ghost is, with all its secrets. */
enum Ghost {
  WHITE_GOOD('G', 0, true),
  WHITE_EVIL('E', 0, false),
  BLACK_GOOD('g', 1, true),
  BLACK_EVIL('e', 1, false);

  /** The letters of all ghosts. */
  static final String LETTERS = "GEge";

  private final char letter;
  private final int side;
  private final boolean good;

  Ghost(char letter, int side, boolean good) {
    this.letter = letter;
    this.side = side;
    this.good = good;
  }

  static Ghost of(int side, boolean good) {
    return values()[2 * side + (good ? 0 : 1)];
  }

  static Ghost ofLetter(char letter) {
    return values()[LETTERS.indexOf(letter)];
  }

  char letter() {
    return letter;
  }

  int side() {
    return side;
  }

  boolean isGood() {
    return good;
  }

  /** Its kind where its nature is known. */
  String kind() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Its kind where its nature is hidden. */
  static String hiddenKind(int side) {
    return GhostsRules.SIDES.get(side).name() + "-ghost";
  }
}
