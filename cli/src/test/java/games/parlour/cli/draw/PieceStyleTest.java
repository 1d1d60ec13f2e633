package games.parlour.cli.draw;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.picture.PieceStyle;
import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Pieces look as their style says, differ without colour, and stand out from what they stand on.
 */
class PieceStyleTest {
  private static final Paint SHAPES = new Paint(Paint.Depth.FULL, true);

  private static BoardPlan.Kind kind(String side, String style) {
    return new BoardPlan.Kind(side, side.substring(0, 1), side, style, false);
  }

  @Test
  void theStyleDecidesAndNotTheOrder() {
    assertThat(PieceStyle.of(List.of(kind("north", "ebony"), kind("south", "badge"))))
        .containsEntry("north", PieceStyle.EBONY)
        .containsEntry("south", PieceStyle.BADGE);
  }

  @Test
  void aStyleThatNobodyDrawsGetsALookThatNoOtherSideHas() {
    assertThat(PieceStyle.of(List.of(kind("north", "glass"), kind("south", "ivory"))))
        .containsEntry("north", PieceStyle.EBONY)
        .containsEntry("south", PieceStyle.IVORY);
    assertThat(PieceStyle.of(List.of(kind("north", "glass"), kind("south", "tin"))).values())
        .doesNotHaveDuplicates();
    assertThat(PieceStyle.of(Stream.of("a", "b", "c", "d", "e").map(s -> kind(s, "")).toList()))
        .hasSize(5);
  }

  @Test
  void aLightManHasABodyOfItsOwnAndTheGroundBesideIt() {
    PaintColour ground = Palette.tint("wood");
    String drawn =
        PiecePainter.painted(PieceStyle.IVORY, SHAPES, ground, PieceStyle.IVORY.ink(), " ○ ");
    assertThat(drawn.replaceAll("\033\\[[0-9;]*m", "")).isEqualTo(" ○ ");
    assertThat(drawn).contains("48;2;251;244;224;1m○", "48;2;233;221;195;1m ");
  }

  /** Wherever the last move has gone, on light squares and dark ones, as a letter of 4.5 to 1. */
  @ParameterizedTest
  @EnumSource(names = {"IVORY", "EBONY"})
  void plainMenStandOutFromWoodAndFort(PieceStyle look) {
    for (String tint : List.of("wood", "fort", "paper")) {
      PaintColour light = Palette.tint(tint);
      for (PaintColour square : List.of(light, Palette.darker(light))) {
        List<PaintColour> grounds =
            List.of(square, Palette.touched(square, false), Palette.touched(square, true));
        for (PaintColour ground : grounds) {
          PaintColour behind = look.behind(ground);
          assertThat(contrast(look.ink().rgb(), behind.rgb())).as(tint).isGreaterThan(4.5);
          assertThat(contrast(ofPalette(look.ink()), ofPalette(behind)))
              .as("%s among 256 colours", tint)
              .isGreaterThan(4.5);
        }
      }
    }
  }

  /** As marks of 3 to 1, also where the last move has ended. */
  @ParameterizedTest
  @EnumSource(names = {"ROSETTE", "BADGE"})
  void colouredPiecesStandOutWhereTheyMove(PieceStyle look) {
    for (String tint : List.of("arena", "street", "building", "yard")) {
      PaintColour square = Palette.darker(Palette.tint(tint));
      PaintColour end = Palette.touched(square, true);
      assertThat(contrast(look.ink().rgb(), square.rgb())).as(tint).isGreaterThan(3);
      assertThat(contrast(look.deepInk().rgb(), end.rgb())).as(tint).isGreaterThan(3);
      assertThat(contrast(ofPalette(look.deepInk()), ofPalette(end))).as(tint).isGreaterThan(3);
    }
  }

  /** What a terminal of 256 colours shows. */
  private static int ofPalette(PaintColour colour) {
    int index = colour.index();
    if (index >= 232) {
      return (8 + 10 * (index - 232)) * 0x010101;
    }
    int[] steps = {0, 95, 135, 175, 215, 255};
    int cube = index - 16;
    return steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6];
  }

  private static double contrast(int one, int other) {
    double lighter = Math.max(light(one), light(other));
    double darker = Math.min(light(one), light(other));
    return (lighter + .05) / (darker + .05);
  }

  /** The relative luminance of WCAG 2. */
  private static double light(int rgb) {
    return .2126 * linear(rgb >> 16 & 255)
        + .7152 * linear(rgb >> 8 & 255)
        + .0722 * linear(rgb & 255);
  }

  private static double linear(int part) {
    double value = part / 255.0;
    return value <= .03928 ? value / 12.92 : Math.pow((value + .055) / 1.055, 2.4);
  }
}
