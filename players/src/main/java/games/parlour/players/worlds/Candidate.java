package games.parlour.players.worlds;

import games.parlour.core.Move;

/** A move in question, and what came of it in the worlds where it was tried. Mutable. */
final class Candidate<M extends Move> {
  private static final double LEAST_VARIANCE = 1e-9;

  private final M move;
  private final long code;
  private final double favour;
  private double sum;
  private double squares;
  private int worlds;

  /**
   * A move that was not tried yet.
   *
   * @param favour what is added to its chance, for players that are to err a little
   */
  Candidate(M move, long code, double favour) {
    this.move = move;
    this.code = code;
    this.favour = favour;
  }

  M move() {
    return move;
  }

  long code() {
    return code;
  }

  /** It was tried in one more world, and the chance of whoever makes it came to this. */
  void add(double chance) {
    sum += chance;
    squares += chance * chance;
    worlds++;
  }

  /** What was seen at a glance counts no more. */
  void forget() {
    sum = 0;
    squares = 0;
    worlds = 0;
  }

  /** The mean chance. */
  double chance() {
    return sum / Math.max(1, worlds);
  }

  /** What the moves are put in order by. */
  double order() {
    return chance() + favour;
  }

  int worlds() {
    return worlds;
  }

  /** How far the mean chance may be off: its standard error. */
  double doubt() {
    double mean = chance();
    return Math.sqrt(Math.max(squares / worlds - mean * mean, LEAST_VARIANCE) / worlds);
  }
}
