package games.parlour.votes.cards;

/** A mistake in the card file, in one line that says where it is. */
final class CardFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  CardFileException(String message) {
    super(message);
  }
}
