package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;

/**
 * What {@link Game#hasChance} says is so: chance decides something exactly in the games of a set-up
 * that has it. One of these belongs to one set-up, and remembers what it was shown in the games.
 */
public final class ChanceLaws {
  private final Setup setup;
  private final boolean stated;
  private boolean found;

  public ChanceLaws(Game<?, ?> game, Setup setup) {
    this.setup = setup;
    this.stated = game.hasChance(setup);
  }

  /** Nothing is dealt in a game without chance. */
  public void isAsStated(Session<?, ?> session) {
    boolean dealt =
        session.turn() instanceof Turn.Chance
            || session.record().log().stream().anyMatch(entry -> entry instanceof Entry.Dealt);
    unless(stated || !dealt, "chance decides only where the game has it", setup);
    found = found || dealt;
  }

  /** To be asked when enough games were shown: stated chance decided something in one of them. */
  public void wasFound() {
    unless(found || !stated, "chance decides where the game has it", setup);
  }
}
