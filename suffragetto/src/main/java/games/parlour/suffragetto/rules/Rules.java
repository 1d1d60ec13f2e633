package games.parlour.suffragetto.rules;

import games.parlour.boards.DrawRules;
import games.parlour.core.Setup;

/**
 * What was chosen about the rules.
 *
 * @param edition S10
 * @param draws S9
 */
public record Rules(Edition edition, DrawRules draws) {
  /** S10: the option that names the edition. */
  public static final String EDITION = "edition";

  /** S9: so many pieces in the enemy's building. */
  public static final int TO_WIN = 6;

  public static Rules of(Setup setup) {
    return new Rules(Edition.of(setup.option(EDITION)), DrawRules.of(setup));
  }
}
