package games.parlour.votes.rules.note;

/** Buttons come to a side or leave it, and what for. */
public enum ButtonNote {
  GAINS,
  LOSES,
  PAYS_CARD,
  PAYS_FEE,
  PAYS_REROLL,
  PAYS_MOVE,
  PAYS_BID
}
