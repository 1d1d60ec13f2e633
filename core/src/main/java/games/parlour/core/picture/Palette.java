package games.parlour.core.picture;

import java.util.List;
import java.util.Map;

/** The colours of the house, by the names that boards use for them. */
public final class Palette {
  public static final PaintColour INK = new PaintColour(0x2A2230, 235);
  public static final PaintColour SOFT_INK = new PaintColour(0x6A6072, 241);
  public static final PaintColour ACCENT = new PaintColour(0x4B2E83, 54);
  public static final PaintColour LIGHT = new PaintColour(0xFFFBF2, 231);
  public static final PaintColour ROSETTE = new PaintColour(0x2C6B49, 22);
  public static final PaintColour BADGE = new PaintColour(0x22335E, 17);
  public static final PaintColour IVORY = new PaintColour(0xFBF4E0, 230);
  public static final PaintColour IVORY_EDGE = new PaintColour(0x4D3A20, 236);
  public static final PaintColour EBONY_EDGE = new PaintColour(0x120D0B, 232);

  private static final PaintColour NEUTRAL = new PaintColour(0xE9DDC3, 187);

  private static final Map<String, PaintColour> TINTS =
      Map.of(
          "paper", new PaintColour(0xF7F1E4, 230),
          "arena", new PaintColour(0xF2CDD0, 224),
          "street", new PaintColour(0xF1DFA6, 229),
          "building", new PaintColour(0xFFFDF6, 231),
          "yard", new PaintColour(0xCFE0CF, 194),
          "prison", new PaintColour(0xCDC6BB, 251),
          "hospital", new PaintColour(0xC9D6E2, 153),
          "fort", new PaintColour(0xC7B38F, 180),
          "wood", NEUTRAL);

  /** The colours of tokens; on a terminal nobody asks for them. */
  private static final Map<String, PaintColour> TOKENS =
      Map.of(
          "purple", new PaintColour(0x6A4BA3, 54),
          "yellow", new PaintColour(0xE2A72E, 220),
          "red", new PaintColour(0xC4452F, 124),
          "green", new PaintColour(0x2C6B49, 22),
          "accent", ACCENT);

  /** Pale enough for tokens to stand out. */
  private static final List<PaintColour> REGIONS =
      List.of(
          new PaintColour(0xEFE0C8, 223),
          new PaintColour(0xDFE6D2, 194),
          new PaintColour(0xD6E4E6, 152),
          new PaintColour(0xE3DCEC, 189),
          new PaintColour(0xF0DAD3, 224),
          new PaintColour(0xECE6B9, 229));

  /** What stands for wide wood a little darker among the 256 colours. */
  private static final int DARKER_NEUTRAL = 252;

  private Palette() {}

  /** The colour of a tint; one that is not known is a quiet one. */
  public static PaintColour tint(String name) {
    return TINTS.getOrDefault(name, NEUTRAL);
  }

  /** The colour of a token; one that is not known is ink. */
  public static PaintColour token(String tint) {
    return TOKENS.getOrDefault(tint, INK);
  }

  /** The ground of a region of a map, by its place among the regions. */
  public static PaintColour region(int index) {
    return REGIONS.get(index % REGIONS.size());
  }

  /** Every other square is a little darker, so that the eye finds files and ranks. */
  public static PaintColour darker(PaintColour ground) {
    boolean wide = ground.equals(NEUTRAL);
    return ground.mix(INK, 5, wide ? DARKER_NEUTRAL : ground.index());
  }

  /** A ground that the last move has touched; where it ended, strongly. */
  public static PaintColour touched(PaintColour ground, boolean strongly) {
    return strongly ? ground.mix(ACCENT, 45, 140) : ground.mix(ACCENT, 22, 183);
  }

  /** The edge of a turned piece that lies in the light. */
  public static PaintColour upper(PaintColour wood) {
    return wood.mix(LIGHT, 32, wood.index());
  }

  /** The edge of a turned piece that lies in the shade. */
  public static PaintColour lower(PaintColour wood) {
    return wood.mix(INK, 45, wood.index());
  }

  /** A coloured ink that still stands out from a strongly touched ground. */
  public static PaintColour deep(PaintColour ink) {
    return ink.mix(INK, 65, INK.index());
  }

  /** Ink for pieces that are out of play: between the piece's own and the ground. */
  public static PaintColour faded(PaintColour ink, PaintColour ground) {
    return ink.mix(ground, 25, SOFT_INK.index());
  }
}
