package games.parlour.cli.draw;

import java.util.Map;

/** The colours of the house, by the names that boards use for them. */
final class Palette {
  static final int INK = 0x2A2230;
  static final int SOFT_INK = 0x6A6072;

  private static final int NEUTRAL = 0xE9DDC3;
  private static final int ACCENT = 0x4B2E83;
  private static final int[] SIDES = {0x2C6B49, 0x22335E};

  private static final Map<String, Integer> TINTS =
      Map.ofEntries(
          Map.entry("paper", 0xF7F1E4),
          Map.entry("arena", 0xF2CDD0),
          Map.entry("street", 0xF1DFA6),
          Map.entry("building", 0xFFFDF6),
          Map.entry("yard", 0xCFE0CF),
          Map.entry("prison", 0xCDC6BB),
          Map.entry("hospital", 0xC9D6E2),
          Map.entry("grounds", 0xCFE0CF),
          Map.entry("fort", 0xB9A27A),
          Map.entry("wood", 0xE9DDC3));

  private Palette() {}

  /** The colour of a tint; one that is not known is a quiet one. */
  static int tint(String name) {
    return TINTS.getOrDefault(name, NEUTRAL);
  }

  /** The colour of the pieces of the first, second … side of a plan. */
  static int side(int index) {
    return index >= 0 && index < SIDES.length ? SIDES[index] : INK;
  }

  /** A ground that the last move has touched. */
  static int touched(int ground, boolean strongly) {
    return mix(ground, ACCENT, strongly ? 45 : 22);
  }

  /** Ink for pieces that are out of play: between the piece's own and the ground. */
  static int faded(int ink, int ground) {
    return mix(ink, ground, 25);
  }

  private static int mix(int from, int to, int percent) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int a = from >> shift & 255;
      int b = to >> shift & 255;
      mixed |= (a + (b - a) * percent / 100) << shift;
    }
    return mixed;
  }
}
