package games.parlour.votes.rules.note;

/** A die falls. */
public enum DieNote {
  ROLLS,
  ROLLS_BLACK
}
