package games.parlour.chitral;

import games.parlour.boards.Draws;
import games.parlour.core.Setup;

/**
 * What was chosen about the rules.
 *
 * @param layout F1
 * @param diagonals F3: whether men are also taken along diagonals
 * @param eachJump F3: whether men are taken after every jump of a chain, or only where it ends
 * @param threeLeft F4: whether a side with three men or fewer has lost
 * @param draws F4
 */
record Rules(Layout layout, boolean diagonals, boolean eachJump, boolean threeLeft, Draws draws) {
  /** F4: so many men of a side in the Fort win. */
  static final int TO_WIN = 4;

  /** F4: with so few men no side can win any more. */
  static final int TOO_FEW = 3;

  static Rules of(Setup setup) {
    return new Rules(
        Layout.named(setup.option(FortChitral.LAYOUT)).orElseThrow(),
        setup.option(FortChitral.CAPTURE_LINES).equals(FortChitral.ALL),
        setup.option(FortChitral.CAPTURE_WHEN).equals(FortChitral.EACH),
        setup.on(FortChitral.THREE_LEFT),
        Draws.of(setup));
  }
}
