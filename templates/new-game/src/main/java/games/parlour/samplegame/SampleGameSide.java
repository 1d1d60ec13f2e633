package games.parlour.samplegame;

import games.parlour.boards.BoardSide;

/** One of the two sides. A person who does not choose plays the first one. */
public enum SampleGameSide implements BoardSide {
  WHITE,
  BLACK;

  @Override
  public SampleGameSide other() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** How its pieces look; docs/add-a-game.md lists the styles. */
  String style() {
    return this == WHITE ? "ivory" : "ebony";
  }

  /** R2: how many ranks a step takes it forward. */
  int forward() {
    return this == WHITE ? 1 : -1;
  }

  /** R3: the rank it tries to reach, counted from zero. */
  int goal() {
    return this == WHITE ? SampleGameBoard.SIZE - 1 : 0;
  }
}
