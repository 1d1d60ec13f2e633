package games.parlour.votes.rules.note;

/** Why the Oppobot turns to a state, with the number of cubes that counts. */
public enum StateCountNote {
  MOST_RED,
  FEWEST_OTHERS,
  GOES_ON
}
