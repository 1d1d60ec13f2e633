package games.parlour.votes.data;

/** The part of an event deck that a card is shuffled into. */
public enum Era {
  START,
  EARLY,
  MIDDLE,
  LATE
}
