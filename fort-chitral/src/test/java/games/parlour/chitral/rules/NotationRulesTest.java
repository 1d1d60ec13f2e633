package games.parlour.chitral.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.text.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** F5: how moves and positions are written. */
class NotationRulesTest {
  private static final String BOARD = "12/12/12/12/5w6/12/12/12/12/12/2b9/12";

  private final FortChitral game = new FortChitral();

  private ChitralMove read(ChitralPosition position, String text) {
    return game.notation().read(position, text);
  }

  private String refusal(Runnable deed) {
    StringBuilder told = new StringBuilder();
    assertThatThrownBy(deed::run)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> told.append(game.texts(Language.EN).tell(refusal.reason())));
    return told.toString();
  }

  @Test
  void f5AnyLegalPathIsReadAndTheShortestIsWritten() {
    ChitralPosition position = Scene.of("d3 e3 f4 e5 d4", "").position();
    assertThat(Scene.moves(position)).contains("d3:f3").doesNotContain("d3:d5:f5:f3");
    assertThat(read(position, "d3:d5:f5:f3")).isEqualTo(read(position, "d3:f3"));
  }

  @Test
  void f5AmongTheShortestTheFirstByFileThenRankIsWritten() {
    ChitralPosition position = Scene.of("d3 e3 f4 e5 d4", "").position();
    assertThat(Scene.moves(position)).contains("d3:d5:f5").doesNotContain("d3:f3:f5");
    assertThat(read(position, "d3:f3:f5")).isEqualTo(read(position, "d3:d5:f5"));
  }

  @Test
  void f5RanksAreComparedAsNumbers() {
    // g10 by e8 or by e12: 8 comes before 12
    ChitralPosition position =
        Scene.on(Layout.RANKS, "c10 d9 d11 f9 f11", "r1 r2 r3 r4").position();
    assertThat(Scene.moves(position)).contains("c10:e8:g10").doesNotContain("c10:e12:g10");
  }

  @Test
  void f5MovesAreListedByStartEndAndCaptures() {
    assertThat(
            Scene.on(Layout.CORNERS, "a1 l12", "f1 f2 f3 f4").option("three-left", "off").moves())
        .containsExactly("a1-a2", "a1-b1", "a1-b2", "l12-k11", "l12-k12", "l12-l11");
  }

  @Test
  void f5MovesWithOneEndAreListedByTheirCaptures() {
    assertThat(
            Scene.of("d3 d4 e5 e3 f4 b5", "c5").option("capture-when", "each").jumps("d3").stream()
                .filter(text -> text.contains(":f5"))
                .toList())
        .containsExactly("d3:f3:f5", "d3:d5:f5xc5");
  }

  @Test
  void f5TheCapturesMustBeNamed() {
    ChitralPosition position = Scene.of("f5 d6 h6", "e6 g6").position();
    assertThat(Scene.moves(position)).contains("f5-f6xe6xg6");
    assertThat(refusal(() -> read(position, "f5-f6")))
        .isEqualTo("\"f5-f6\" does not name the captures it makes; write f5-f6xe6xg6.");
    assertThat(refusal(() -> read(position, "f5-f6xe6"))).contains("write f5-f6xe6xg6");
    assertThat(refusal(() -> read(position, "f5-f6xg6xe6"))).contains("write f5-f6xe6xg6");
    assertThat(refusal(() -> read(position, "f5-f4xe6"))).contains("write f5-f4.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "f5",
        "f5-",
        "f5-f5",
        "f5-f7",
        "f5:f6",
        "f5:f7",
        "f5-f6-f7",
        "f5 f6",
        "F5-F6",
        "a1-a2",
        "z9-z8",
        "f13-f12",
        "--",
        "f5-f6x",
        "f5xf6",
        "f5:f5",
        "f5-f06",
        "m5-m6",
        "f5-f6xx",
        "\u0000"
      })
  void f5WhatIsNoMoveIsRefused(String text) {
    ChitralPosition position = Scene.of("f5", "h3").position();
    assertThatThrownBy(() -> read(position, text)).isInstanceOf(Refusal.class);
  }

  @Test
  void f5APositionIsReadBackExactly() {
    for (String line :
        List.of(
            BOARD + " w corners all end off 0 0",
            BOARD + " b corners orthogonal each on 123 1",
            "16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/16 w lines all each off 0 2")) {
      var setup = game.setup(Occasion.STUDY, Map.of(), Optional.of(line));
      assertThat(Scene.line(game.start(setup))).isEqualTo(line);
    }
  }

  @Test
  void f5OptionsMayBeLeftToTheSetUpOrNamed() {
    String bare = BOARD + " w corners 0 0";
    var chosen = Map.of("capture-when", "each", "three-left", "off");
    var setup = game.setup(Occasion.STUDY, chosen, Optional.of(bare));
    assertThat(Scene.line(game.start(setup))).isEqualTo(BOARD + " w corners all each off 0 0");
    String named = BOARD + " w corners three-left=off capture-when=each 0 0";
    var again = game.setup(Occasion.STUDY, Map.of(), Optional.of(named));
    assertThat(Scene.line(game.start(again))).isEqualTo(BOARD + " w corners all each off 0 0");
  }

  @Test
  void f5AnOptionThatThePositionContradictsIsRefused() {
    Optional<String> line = Optional.of(BOARD + " w corners all end on 0 0");
    for (var chosen : List.of(Map.of("layout", "ranks"), Map.of("capture-when", "each"))) {
      assertThatThrownBy(() -> game.setup(Occasion.STUDY, chosen, line))
          .isInstanceOf(Refusal.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          BOARD w corners                              | it has 3 parts
          BOARD w square 0 0                           | not a layout
          BOARD x corners 0 0                          | not a side to move
          BOARD w corners all end maybe 0 0            | "maybe" is not an option
          BOARD w corners all orthogonal 0 0           | says capture-lines twice
          BOARD w corners layout=ranks 0 0             | is not an option of a position
          BOARD w corners all end on -1 0              | not a number of quiet turns
          BOARD w corners all end on 0 3               | not a number of passes
          BOARD w ranks all end on 0 0                 | the board has 12 ranks, expected 18
          12/12 w corners 0 0                          | the board has 2 ranks
          BOARD/12 w corners 0 0                       | the board has 13 ranks
          wwwwwwwwwwww/wwwwwww5/12/12/12/12/12/12/12/12/12/12 w corners 0 0 | White man (w): 19 on the board
          s11/12/12/12/12/12/12/12/12/12/12/12 w corners 0 0 | rank 12 does not have
          """)
  void f5AWrongPositionIsRefusedWithTheReason(String line, String reason) {
    Optional<String> position = Optional.of(line.replace("BOARD", BOARD));
    assertThat(refusal(() -> game.start(game.setup(Occasion.STUDY, Map.of(), position))))
        .contains(reason);
  }
}
