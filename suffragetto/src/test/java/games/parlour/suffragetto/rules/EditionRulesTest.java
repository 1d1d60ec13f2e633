package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** S10: what the editions say differently. */
class EditionRulesTest {
  @Test
  void s10StepsGoEightWaysInEveryEdition() {
    for (String edition : List.of("1908", "2016", "german")) {
      assertThat(Scene.of(edition, "s f9").from("f9")).hasSize(8);
    }
  }

  @Test
  void s10GermanHopsOverAnEnemyOnlyToTakeIt() {
    assertThat(Scene.of("german", "s f9, p f10 g10").from("f9"))
        .contains("f9xh11")
        .doesNotContain("f9:f11");
    assertThat(Scene.of("german", "L f9, p f10").from("f9")).contains("f9xf11");
    assertThat(Scene.of("2016", "s f9, p f10").from("f9")).contains("f9:f11");
  }

  @Test
  void s10GermanHopperMayStartOrLandOutsideTheArena() {
    assertThat(Scene.of("german", "s d9, p e10").from("d9")).contains("d9xf11");
    assertThat(Scene.of("german", "s f9, p e10").from("f9")).contains("f9xd11");
  }

  @Test
  void s10GermanHopsOverOwnPiecesInAnyDirection() {
    assertThat(Scene.of("german", "s f9 f10 g9").from("f9")).contains("f9:f11", "f9:h9");
    assertThat(Scene.of("german", "s g13 h13").from("g13")).contains("g13:i13");
  }

  @Test
  void s10GermanHopsOverNobodyOnAStreet() {
    assertThat(Scene.of("german", "s c6 d6, p d7").endsFrom("c6")).doesNotContain("e6", "e8");
    assertThat(Scene.of("2016", "s c6 d6, p d7").endsFrom("c6")).contains("e6", "e8");
  }

  @Test
  void s10GermanPutsAPieceInsideOnAnyFreeSquare() {
    assertThat(Scene.of("german", "s h13 i13").from("h13"))
        .containsExactly("h13-h14", "h13-i14", "h13-j13", "h13-j14");
    assertThat(Scene.of("2016", "s h13 i13").from("h13"))
        .containsExactly("h13-h14", "h13-i14", "h13:j13");
    assertThat(
            Scene.of("german", "s h13 i13 j13 h14 i14, p c6")
                .play("h13-j14")
                .drawCounters()
                .quietTurns())
        .isEqualTo(1);
  }

  @Test
  void s10GermanReadsAHopInsideAsAPut() {
    SuffragettoPosition position = Scene.of("german", "s h13 i13, p c6").position();
    assertThat(Scene.line(Scene.play(position, "h13:j13")))
        .isEqualTo(Scene.line(Scene.play(position, "h13-j13")));
  }

  @Test
  void s10GermanChainsIntoTheBuilding() {
    assertThat(Scene.of("german", "s f14 g14 i14").from("f14")).contains("f14:h14", "f14:h14:j14");
  }

  @Test
  void s10NoEditionHopsOverASquareItCouldNotEnter() {
    for (String edition : List.of("1908", "2016", "german")) {
      assertThat(Scene.of(edition, "L g3, p h4").endsFrom("g3")).doesNotContain("i5");
    }
  }
}
