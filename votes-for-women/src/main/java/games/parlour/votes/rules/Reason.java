package games.parlour.votes.rules;

/** Why a game is over. */
public enum Reason {
  RATIFIED,
  REJECTED,
  NOT_SENT
}
