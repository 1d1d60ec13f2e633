package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** S8: exchanges. */
class ExchangeRulesTest {
  private static List<String> calls(Scene scene) {
    return scene.moves().stream().filter(text -> text.startsWith("=")).toList();
  }

  private static Scene full(String edition) {
    return Scene.of(edition, "s f9, p k9").held("S10+2/P9+3");
  }

  @Test
  void s8TwelveInEachHouseAreNeeded() {
    assertThat(calls(full("1908"))).isNotEmpty();
    assertThat(calls(Scene.leaflet("s f9, p k9").held("S9+2/P9+3"))).isEmpty();
    assertThat(calls(Scene.leaflet("s f9, p k9").held("S10+2/P8+3"))).isEmpty();
  }

  @Test
  void s8BothYardsMustBeEmpty() {
    assertThat(calls(Scene.leaflet("s f9 b3, p k9").held("S10+2/P9+3"))).isEmpty();
    assertThat(calls(Scene.leaflet("s f9, p k9 p17").held("S10+2/P9+3"))).isEmpty();
  }

  @Test
  void s8OneToSixPiecesLargeForLargeAndSmallForSmall() {
    assertThat(calls(Scene.leaflet("s f9, p k9").held("S10+2/P9+3")))
        .containsExactly(
            "=1s", "=2s", "=3s", "=4s", "=5s", "=6s", "=1L", "=1L1s", "=1L2s", "=1L3s", "=1L4s",
            "=1L5s", "=2L", "=2L1s", "=2L2s", "=2L3s", "=2L4s");
    assertThat(calls(Scene.leaflet("s f9, p k9").held("S12+0/P9+4"))).hasSize(6);
  }

  @Test
  void s8TheFreedStartInTheirYardsLargeOnesFirst() {
    assertThat(Scene.line(full("1908").play("=2L3s")))
        .isEqualTo(
            "17/15p1/15p1/15p1/15I1/15I1/17/17/5s4p6/17/17/1L15/1L15/1s15/1s15/1s15/17"
                + " s S7+0/P6+1 1908 0 0 c");
  }

  @Test
  void s8TheCallDoesNotUseUpTheTurnAndIsMadeOnce() {
    SuffragettoPosition called = full("1908").play("=1s");
    assertThat(Scene.state(called)).isEqualTo("suffragettes");
    assertThat(Scene.moves(called)).contains("f9-f10", "b6-b7").noneMatch(t -> t.startsWith("="));
    assertThat(Scene.state(Scene.play(called, "f9-f10"))).isEqualTo("police");
  }

  @Test
  void s8In1908TheCallerMayInsist() {
    assertThat(Scene.moves(full("1908").play("=2L"))).doesNotContain("=yes", "=no");
  }

  @Test
  void s8ElsewhereTheOtherAnswers() {
    for (String edition : List.of("2016", "german")) {
      SuffragettoPosition called = full(edition).play("=2L3s");
      assertThat(Scene.state(called)).isEqualTo("police");
      assertThat(Scene.moves(called)).containsExactly("=yes", "=no");
      assertThat(Scene.line(called)).endsWith(" s S10+2/P9+3 " + edition + " 0 0 ?2L3s");
      assertThat(Scene.line(Scene.play(called, "=yes")))
          .endsWith(" s S7+0/P6+1 " + edition + " 0 0 c");
      assertThat(Scene.line(Scene.play(called, "=no")))
          .endsWith(" s S10+2/P9+3 " + edition + " 0 0 c");
    }
  }

  @Test
  void s8WhoWasDeclinedMovesAndMayCallAgainLater() {
    SuffragettoPosition declined = full("2016").play("=1s", "=no");
    assertThat(Scene.state(declined)).isEqualTo("suffragettes");
    assertThat(Scene.moves(declined)).noneMatch(text -> text.startsWith("="));
    SuffragettoPosition later = Scene.play(declined, "f9-f10", "k9-k10");
    assertThat(Scene.moves(later)).contains("=1s");
  }

  @Test
  void s8ThePoliceMayCallToo() {
    assertThat(calls(full("1908").policeMove())).hasSize(17);
  }

  @Test
  void s8AFullExchangeOfSix() {
    SuffragettoPosition after = full("1908").play("=6s");
    assertThat(after.board().of(Faction.SUFFRAGETTES).and(Zones.PRISON_YARD).size()).isEqualTo(6);
    assertThat(after.board().of(Faction.POLICE).and(Zones.HOSPITAL_GROUNDS).size()).isEqualTo(6);
  }
}
