package games.parlour.votes.rules.note;

/** What a seat does with a card that everybody sees, or what befalls it. */
public enum PlayNote {
  TAKES,
  EVENT,
  CLAIMED,
  CAMPAIGNS,
  ORGANIZES,
  LOBBIES,
  DISCARDS,
  DROPS,
  CLAIMS,
  LOST,
  THROWN_OUT,
  GIVES
}
