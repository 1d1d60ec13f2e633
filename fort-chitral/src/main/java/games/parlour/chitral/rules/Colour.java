package games.parlour.chitral.rules;

import games.parlour.boards.BoardSide;

/** One of the two sides. Its men have its name, and written positions show them by its letter. */
public enum Colour implements BoardSide {
  WHITE,
  BLACK;

  @Override
  public Colour other() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** How its men look. */
  String style() {
    return this == WHITE ? "ivory" : "ebony";
  }

  /** Where the men that it has taken lie. */
  String box() {
    return "taken-by-" + word();
  }
}
