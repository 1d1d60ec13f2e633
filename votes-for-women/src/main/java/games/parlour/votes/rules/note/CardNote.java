package games.parlour.votes.rules.note;

/** What happens to a card that everybody sees. */
public enum CardNote {
  ASIDE,
  OPENS,
  FAILS,
  ENDS,
  BOT_TAKES,
  BOT_DRAWS,
  NOT_MET,
  NO_USE,
  IN_VAIN,
  NO_HIT
}
