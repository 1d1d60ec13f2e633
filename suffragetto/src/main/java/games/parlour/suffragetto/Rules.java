package games.parlour.suffragetto;

import games.parlour.core.Setup;

/**
 * What was chosen about the rules.
 *
 * @param edition S10
 * @param repetition S9: whether a third occurrence is a draw
 * @param quietLimit S9: whether 200 quiet turns are a draw
 */
record Rules(Edition edition, boolean repetition, boolean quietLimit) {
  /** S9: so many turns without a capture, an entry or an exchange. */
  static final int QUIET_TURNS = 200;

  /** S9: so many occurrences of a position. */
  static final int OCCURRENCES = 3;

  /** S9: so many passes in a row. */
  static final int PASSES = 2;

  /** S9: so many pieces in the enemy's building. */
  static final int TO_WIN = 6;

  static Rules of(Setup setup) {
    return new Rules(
        Edition.of(setup.option(Suffragetto.EDITION)),
        setup.on(Suffragetto.REPETITION),
        setup.on(Suffragetto.QUIET_LIMIT));
  }
}
