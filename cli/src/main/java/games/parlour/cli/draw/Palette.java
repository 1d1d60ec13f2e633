package games.parlour.cli.draw;

import java.util.Map;

/** The colours of the house, by the names that boards use for them. */
public final class Palette {
  public static final TerminalColour INK = new TerminalColour(0x2A2230, 235);
  public static final TerminalColour SOFT_INK = new TerminalColour(0x6A6072, 241);
  public static final TerminalColour ACCENT = new TerminalColour(0x4B2E83, 54);
  public static final TerminalColour LIGHT = new TerminalColour(0xFFFBF2, 231);
  static final TerminalColour ROSETTE = new TerminalColour(0x2C6B49, 22);
  static final TerminalColour BADGE = new TerminalColour(0x22335E, 17);
  public static final TerminalColour IVORY = new TerminalColour(0xFBF4E0, 230);
  public static final TerminalColour IVORY_EDGE = new TerminalColour(0x4D3A20, 236);
  public static final TerminalColour EBONY_EDGE = new TerminalColour(0x120D0B, 232);

  private static final TerminalColour NEUTRAL = new TerminalColour(0xE9DDC3, 187);

  private static final Map<String, TerminalColour> TINTS =
      Map.of(
          "paper", new TerminalColour(0xF7F1E4, 230),
          "arena", new TerminalColour(0xF2CDD0, 224),
          "street", new TerminalColour(0xF1DFA6, 229),
          "building", new TerminalColour(0xFFFDF6, 231),
          "yard", new TerminalColour(0xCFE0CF, 194),
          "prison", new TerminalColour(0xCDC6BB, 251),
          "hospital", new TerminalColour(0xC9D6E2, 153),
          "fort", new TerminalColour(0xC7B38F, 180),
          "wood", NEUTRAL);

  /** What stands for wide wood a little darker among the 256 colours. */
  private static final int DARKER_NEUTRAL = 252;

  private Palette() {}

  /** The colour of a tint; one that is not known is a quiet one. */
  public static TerminalColour tint(String name) {
    return TINTS.getOrDefault(name, NEUTRAL);
  }

  /** Every other square is a little darker, so that the eye finds files and ranks. */
  public static TerminalColour darker(TerminalColour ground) {
    boolean wide = ground.equals(NEUTRAL);
    return ground.mix(INK, 5, wide ? DARKER_NEUTRAL : ground.index());
  }

  /** A ground that the last move has touched; where it ended, strongly. */
  public static TerminalColour touched(TerminalColour ground, boolean strongly) {
    return strongly ? ground.mix(ACCENT, 45, 140) : ground.mix(ACCENT, 22, 183);
  }

  /** The edge of a turned piece that lies in the light. */
  public static TerminalColour upper(TerminalColour wood) {
    return wood.mix(LIGHT, 32, wood.index());
  }

  /** The edge of a turned piece that lies in the shade. */
  public static TerminalColour lower(TerminalColour wood) {
    return wood.mix(INK, 45, wood.index());
  }

  /** A coloured ink that still stands out from a strongly touched ground. */
  static TerminalColour deep(TerminalColour ink) {
    return ink.mix(INK, 65, INK.index());
  }

  /** Ink for pieces that are out of play: between the piece's own and the ground. */
  static TerminalColour faded(TerminalColour ink, TerminalColour ground) {
    return ink.mix(ground, 25, SOFT_INK.index());
  }
}
