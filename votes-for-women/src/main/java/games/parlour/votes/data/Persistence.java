package games.parlour.votes.data;

/** The box a card lies in while its effect lasts, if it has one. */
public enum Persistence {
  NONE,
  TURN,
  GAME,
  BALLOT
}
