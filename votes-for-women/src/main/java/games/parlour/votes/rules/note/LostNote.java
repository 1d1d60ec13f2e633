package games.parlour.votes.rules.note;

/** Why a state cannot take cubes of an event. */
public enum LostNote {
  /** It has ratified or rejected. */
  LOST_DECIDED,
  /** Its region is closed to the side. */
  LOST_BARRED,
  /** The supply is empty. */
  LOST_NONE_LEFT
}
