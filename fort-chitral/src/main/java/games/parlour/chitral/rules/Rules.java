package games.parlour.chitral.rules;

import games.parlour.boards.DrawRules;
import games.parlour.core.Option;
import games.parlour.core.Option.Basis;
import games.parlour.core.Setup;
import java.util.List;

/**
 * What was chosen about the rules.
 *
 * @param layout F1
 * @param diagonals F3: whether men are also taken along diagonals
 * @param eachJump F3: whether men are taken after every jump of a chain, or only where it ends
 * @param threeLeft F4: whether a side with three men or fewer has lost
 * @param draws F4
 */
public record Rules(
    Layout layout, boolean diagonals, boolean eachJump, boolean threeLeft, DrawRules draws) {
  public static final String LAYOUT = "layout";
  static final String CAPTURE_LINES = "capture-lines";
  static final String CAPTURE_WHEN = "capture-when";
  static final String THREE_LEFT = "three-left";

  static final String ALL = "all";
  static final String EACH = "each";

  /** F3, F4: what a written position says besides its layout, in this order. */
  public static final List<Option> WRITTEN_OPTIONS =
      List.of(
          Option.of(CAPTURE_LINES, List.of(ALL, "orthogonal"), ALL, "F3", Basis.OURS),
          Option.of(CAPTURE_WHEN, List.of("end", EACH), "end", "F3", Basis.OURS),
          Option.of(THREE_LEFT, List.of("on", "off"), "on", "F4", Basis.HINTED));

  /** F4: so many men of a side in the Fort win. */
  public static final int TO_WIN = 4;

  /** F4: with so few men no side can win any more. */
  public static final int TOO_FEW = 3;

  public static Rules of(Setup setup) {
    return new Rules(
        Layout.named(setup.option(LAYOUT)).orElseThrow(),
        setup.option(CAPTURE_LINES).equals(ALL),
        setup.option(CAPTURE_WHEN).equals(EACH),
        setup.on(THREE_LEFT),
        DrawRules.of(setup));
  }
}
