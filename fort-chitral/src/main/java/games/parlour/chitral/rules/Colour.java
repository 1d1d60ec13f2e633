package games.parlour.chitral.rules;

import games.parlour.boards.BoardSide;

/** One of the two sides. Its men have its name. */
public enum Colour implements BoardSide {
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

  @Override
  public String word() {
    return word;
  }

  /** Written positions show its men by the same letter. */
  @Override
  public char letter() {
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
