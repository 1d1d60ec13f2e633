package games.parlour.votes.rules.note;

/** What a seat does. */
public enum SeatNote {
  REROLLS,
  STOPS,
  OFFERS,
  DECLINES,
  READY
}
