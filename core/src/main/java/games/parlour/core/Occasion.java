package games.parlour.core;

/** What a game is set up for; it decides the value of an option that nobody chose. */
public enum Occasion {
  /** People play, with or without computers. */
  TABLE,
  /** Somebody studies: listed moves, counts, silent records. */
  STUDY,
  /** Computers play alone: some options are then fixed, so that every game ends. */
  COMPUTERS
}
