package games.parlour.votes.rules.note;

/** What a seat does with a card that only those see who see its hand. */
public enum SecretNote {
  DRAWS,
  LOOKS,
  TOP,
  BOTTOM
}
