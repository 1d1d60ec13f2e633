package games.parlour.core;

/**
 * How moves and positions are written. Every move has one text, and every text of a listed move is
 * read back as that move.
 */
public interface Notation<P, M extends Move> {
  /** The one text of a move; it has no spaces. */
  String write(M move);

  /** The listed move that a text means here; refuses a text that means none. */
  M read(P position, String text);

  /** A position in one line. */
  String writePosition(P position);

  /**
   * The same without what only counts towards a draw, so that positions which differ in nothing
   * else are written alike.
   */
  default String writeStanding(P position) {
    return writePosition(position);
  }
}
