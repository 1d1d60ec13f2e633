package games.parlour.votes.rules.note;

/** What happens to a state, or why the Oppobot turns to it. */
public enum StateNote {
  RATIFIES,
  REJECTS,
  REOPENS,
  STATE_CARD,
  STATE_CARD_DRAWN,
  STATE_DRAWN,
  NO_OTHER,
  LOWEST
}
