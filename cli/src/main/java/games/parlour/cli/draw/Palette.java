package games.parlour.cli.draw;

import java.util.Map;

/** The colours of the house, by the names that boards use for them. */
final class Palette {
  static final Colour INK = new Colour(0x2A2230, 235);
  static final Colour SOFT_INK = new Colour(0x6A6072, 241);
  static final Colour ACCENT = new Colour(0x4B2E83, 54);
  static final Colour LIGHT = new Colour(0xFFFBF2, 231);
  static final Colour ROSETTE = new Colour(0x2C6B49, 22);
  static final Colour BADGE = new Colour(0x22335E, 17);
  static final Colour IVORY = new Colour(0xFBF4E0, 230);
  static final Colour IVORY_EDGE = new Colour(0x4D3A20, 236);
  static final Colour EBONY_EDGE = new Colour(0x120D0B, 232);

  private static final Colour NEUTRAL = new Colour(0xE9DDC3, 187);

  private static final Map<String, Colour> TINTS =
      Map.of(
          "paper", new Colour(0xF7F1E4, 230),
          "arena", new Colour(0xF2CDD0, 224),
          "street", new Colour(0xF1DFA6, 229),
          "building", new Colour(0xFFFDF6, 231),
          "yard", new Colour(0xCFE0CF, 194),
          "prison", new Colour(0xCDC6BB, 251),
          "hospital", new Colour(0xC9D6E2, 153),
          "fort", new Colour(0xC7B38F, 180),
          "wood", NEUTRAL);

  /** What stands for wide wood a little darker among the 256 colours. */
  private static final int DARKER_NEUTRAL = 252;

  private Palette() {}

  /** The colour of a tint; one that is not known is a quiet one. */
  static Colour tint(String name) {
    return TINTS.getOrDefault(name, NEUTRAL);
  }

  /** Every other square is a little darker, so that the eye finds files and ranks. */
  static Colour darker(Colour ground) {
    boolean wide = ground.equals(NEUTRAL);
    return ground.mix(INK, 5, wide ? DARKER_NEUTRAL : ground.index());
  }

  /** A ground that the last move has touched; where it ended, strongly. */
  static Colour touched(Colour ground, boolean strongly) {
    return strongly ? ground.mix(ACCENT, 45, 140) : ground.mix(ACCENT, 22, 183);
  }

  /** The edge of a turned piece that lies in the light. */
  static Colour upper(Colour wood) {
    return wood.mix(LIGHT, 32, wood.index());
  }

  /** The edge of a turned piece that lies in the shade. */
  static Colour lower(Colour wood) {
    return wood.mix(INK, 45, wood.index());
  }

  /** A coloured ink that still stands out from a strongly touched ground. */
  static Colour deep(Colour ink) {
    return ink.mix(INK, 65, INK.index());
  }

  /** Ink for pieces that are out of play: between the piece's own and the ground. */
  static Colour faded(Colour ink, Colour ground) {
    return ink.mix(ground, 25, SOFT_INK.index());
  }
}
