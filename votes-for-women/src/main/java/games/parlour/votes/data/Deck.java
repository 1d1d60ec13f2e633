package games.parlour.votes.data;

/** Which of the four kinds a card belongs to. */
public enum Deck {
  SUFFRAGIST,
  OPPOSITION,
  STRATEGY,
  STATE
}
