package games.parlour.votes.rules.note;

/** A cube comes into a state or leaves it. */
public enum CubeNote {
  PUTS,
  TAKES_OUT
}
