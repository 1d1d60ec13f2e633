package games.parlour.votes.rules.note;

/** What a die of the Oppobot means for a state. */
public enum StateDieNote {
  STATE_DIE,
  STATE_AGAIN,
  STATE_TWICE,
  CUBE_DIE,
  CUBE_DIE_BLACK
}
