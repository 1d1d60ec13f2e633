package games.parlour.votes.rules.note;

/** Why a game is over. */
public enum Reason {
  RATIFIED,
  REJECTED,
  NOT_SENT
}
