package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.text.Language;
import games.parlour.suffragetto.Suffragetto;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** S11: how moves and positions are written. */
class NotationRulesTest {
  private static final String BOARD = "17/17/17/17/17/17/17/17/5s11/17/17/17/17/17/17/17/17";

  private final Suffragetto game = new Suffragetto();

  private SuffragettoMove read(SuffragettoPosition position, String text) {
    return game.notation().read(position, text);
  }

  @Test
  void s11AnyLegalPathIsReadAndTheShortestIsWritten() {
    // h9 over g9 directly, or the long way round by f11 and h11
    SuffragettoPosition position = Scene.leaflet("s f9 g9 f10 g11 h10").position();
    assertThat(Scene.moves(position)).contains("f9:h9").doesNotContain("f9:f11:h11:h9");
    assertThat(read(position, "f9:f11:h11:h9")).isEqualTo(read(position, "f9:h9"));
  }

  @Test
  void s11AmongTheShortestTheFirstByFileThenRankIsWritten() {
    // h11 by f11 or by h9: f comes before h
    SuffragettoPosition position = Scene.leaflet("s f9 g9 f10 g11 h10").position();
    assertThat(Scene.moves(position)).contains("f9:f11:h11").doesNotContain("f9:h9:h11");
    assertThat(read(position, "f9:h9:h11")).isEqualTo(read(position, "f9:f11:h11"));
  }

  @Test
  void s11RanksAreComparedAsNumbers() {
    // h11 by f9 or by f13: 9 comes before 13, although 1 comes before 9
    SuffragettoPosition position = Scene.leaflet("s d11 e10 e12 g10 g12").position();
    assertThat(Scene.moves(position)).contains("d11:f9:h11").doesNotContain("d11:f13:h11");
  }

  @Test
  void s11MovesAreListedByStartEndAndCaptures() {
    assertThat(Scene.leaflet("s f9 d10, p k9").moves())
        .containsExactly(
            "d10-c9", "d10-c10", "d10-c11", "d10-d9", "d10-d11", "d10-e9", "d10-e10", "d10-e11",
            "f9-e8", "f9-e9", "f9-e10", "f9-f8", "f9-f10", "f9-g8", "f9-g9", "f9-g10");
  }

  @Test
  void s11CapturesAreMarkedHopByHop() {
    SuffragettoPosition position = Scene.leaflet("s f9 h12, p g10").position();
    assertThat(Scene.moves(position)).contains("f9xh11", "f9xh11:h13");
    assertThatThrownBy(() -> read(position, "f9:h11")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> read(position, "f9xh11xh13")).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "f9", "f9-", "f9-f9", "f9-f11", "f9:f10", "f9-f10-f11", "f9 f10", "F9-F10", "a1-a2",
        "z9-z10", "f18-f17", "--", "=1s", "=yes", "coin:police", "f9:f9", "f9x", "f9-f010", "\u0000"
      })
  void s11WhatIsNoMoveIsRefused(String text) {
    SuffragettoPosition position = Scene.leaflet("s f9, p k9").position();
    assertThatThrownBy(() -> read(position, text)).isInstanceOf(Refusal.class);
  }

  @Test
  void s11AnExchangeIsReadWithAndWithoutItsEmptyPart() {
    SuffragettoPosition position = Scene.leaflet("s f9, p k9").held("S11+1/P11+1").position();
    assertThat(read(position, "=0L3s")).isEqualTo(read(position, "=3s"));
    assertThat(read(position, "=1L0s")).isEqualTo(read(position, "=1L"));
    assertThatThrownBy(() -> read(position, "=0L0s")).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> read(position, "=2L")).isInstanceOf(Refusal.class);
  }

  @Test
  void s11APositionIsReadBackExactly() {
    for (String line :
        List.of(
            BOARD + " s S0+0/P0+0 1908 0 0 -",
            BOARD + " p S15+5/P16+5 german 123 1 -",
            BOARD + " p S12+2/P13+0 2016 199 0 c",
            BOARD + " s S12+2/P13+3 german 7 0 ?2L3s",
            BOARD + " ? S0+0/P0+0 1908 0 0 -")) {
      var setup = game.setup(Occasion.STUDY, Map.of(), Optional.of(line));
      assertThat(Scene.line(game.start(setup))).isEqualTo(line);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          17/17 s S0+0/P0+0 1908 0 0 -                        | the board has 2 ranks
          BOARD x S0+0/P0+0 1908 0 0 -                        | not a side to move
          BOARD s S0+0/P0+0 1909 0 0 -                        | not an edition
          BOARD s S0+0/P0+0 1908 0 3 -                        | not a number of passes
          BOARD s S0+0/P0+0 1908 -1 0 -                       | not a number of quiet turns
          BOARD s S0+0/P0+0 1908 0 0 ?1s                      | cannot stand here as a call
          BOARD s S0+0/P0+0 2016 0 0 ?1s                      | cannot stand here as a call
          BOARD s S16+0/P0+0 1908 0 0 -                       | Suffragette (s): 17 on the board and captured
          BOARD s S0+6/P0+0 1908 0 0 -                        | Leader (L): 6 on the board and captured
          BOARD s none 1908 0 0 -                             | does not say who is held
          BOARD s S0+0/P0+0 1908 0 0                          | it has 6 parts
          s16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -  | Suffragette (s) cannot stand on a17
          15s1/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 - | Suffragette (s) cannot stand on p17
          17/17/17/17/17/17/17/17/17/17/17/17/8s8/17/17/17/17 s S0+0/P0+0 1908 0 0 -  | Suffragette (s) cannot stand on i5
          18/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -   | rank 17 does not have
          16/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -   | rank 17 does not have
          8x8/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -  | rank 17 does not have
          """)
  void s11AWrongPositionIsRefusedWithTheReason(String line, String reason) {
    Optional<String> position = Optional.of(line.replace("BOARD", BOARD));
    assertThatThrownBy(() -> game.start(game.setup(Occasion.STUDY, Map.of(), position)))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(game.texts(Language.EN).tell(refusal.reason())).contains(reason));
  }
}
