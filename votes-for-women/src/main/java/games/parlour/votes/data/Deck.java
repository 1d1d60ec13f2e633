package games.parlour.votes.data;

/** Which of the five decks a card belongs to. */
public enum Deck {
  SUFFRAGIST,
  OPPOSITION,
  STRATEGY,
  STATE,
  OPPOBOT
}
