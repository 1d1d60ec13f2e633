package games.parlour.chitral.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** F4: how a game ends. */
class EndRulesTest {
  private static ChitralPosition shuffle(ChitralPosition position, int times) {
    ChitralPosition now = position;
    for (int i = 0; i < times; i++) {
      now = Scene.play(now, "e3-e4", "h3-h4", "e4-e3", "h4-h3");
    }
    return now;
  }

  @Test
  void f4FourInTheFortWinAtOnce() {
    ChitralPosition won = Scene.of("f6 f7 g6 h8", "").play("h8-g7");
    assertThat(Scene.state(won)).isEqualTo("outcome.fort.white");
    assertThat(won.moves()).isEmpty();
    assertThat(((Turn.Over) won.turn()).outcome().winner()).contains(Colour.WHITE.side());
    assertThat(Scene.state(Scene.of("", "f6 f7 g6 h8").blackMoves().play("h8-g7")))
        .isEqualTo("outcome.fort.black");
  }

  @Test
  void f4FourInTheFortWinOnEveryLayout() {
    assertThat(Scene.state(Scene.on(Layout.RANKS, "i9 i10 j9 k11", "a1 a2 a3 a4").play("k11-j10")))
        .isEqualTo("outcome.fort.white");
    assertThat(Scene.state(Scene.on(Layout.LINES, "h8 h9 i8 j10", "a1 a2 a3 a4").play("j10-i9")))
        .isEqualTo("outcome.fort.white");
  }

  @Test
  void f4ThreeInTheFortOrAMixedFortDoNotWin() {
    assertThat(Scene.state(Scene.of("f6 f7 h8", "").play("h8-g7"))).isEqualTo("black");
    assertThat(Scene.state(Scene.of("f6 f7 h8", "g6").play("h8-g7"))).isEqualTo("black");
  }

  @Test
  void f4PassingThroughTheFortDoesNotWin() {
    // the chain lands on g7 and goes on to i7
    ChitralPosition after = Scene.of("f6 f7 g6 g9 g8 h7", "").play("g9:g7:i7");
    assertThat(Scene.state(after)).isEqualTo("black");
  }

  @Test
  void f4ThreeMenLeftLose() {
    Scene scene = Scene.on(Layout.CORNERS, "f3 d4 a1 a2 a3", "e4 l1 l2 l3");
    assertThat(Scene.state(scene.position())).isEqualTo("white");
    assertThat(Scene.state(scene.play("f3-f4xe4"))).isEqualTo("outcome.three.white");
  }

  @Test
  void f4FewerThanThreeMenLoseToo() {
    Scene scene = Scene.on(Layout.CORNERS, "l1 l2 e4 g4", "f3 d4 h4 a1 a2").blackMoves();
    ChitralPosition after = scene.play("f3-f4xe4xg4");
    assertThat(after.men().white().size()).isEqualTo(2);
    assertThat(Scene.state(after)).isEqualTo("outcome.three.black");
  }

  @Test
  void f4AFullFortIsToldBeforeThreeMenLeft() {
    Scene scene = Scene.on(Layout.CORNERS, "f6 f7 g6 h8 g9", "g8 l1 l2 l3");
    assertThat(Scene.state(scene.play("h8-g7xg8"))).isEqualTo("outcome.fort.white");
  }

  @Test
  void f4AChainThatLeavesThreeOnItsWayGoesOn() {
    // the first jump takes d6, the fourth black man; the second goes on from there
    Scene scene =
        Scene.on(Layout.CORNERS, "e4 e5 f6 c6", "d6 l1 l2 l3").option("capture-when", "each");
    assertThat(scene.moves()).contains("e4:e6xd6", "e4:e6:g6xd6");
    assertThat(Scene.state(scene.play("e4:e6:g6xd6"))).isEqualTo("outcome.three.white");
  }

  @Test
  void f4WithThreeLeftOffPlayGoesOn() {
    Scene scene =
        Scene.on(Layout.CORNERS, "f3 d4 a1 a2 a3", "e4 l1 l2 l3").option("three-left", "off");
    assertThat(Scene.state(scene.play("f3-f4xe4"))).isEqualTo("black");
  }

  @Test
  void f4WithThreeLeftOffBothBelowFourAreADraw() {
    Scene scene = Scene.on(Layout.CORNERS, "f3 d4 a1", "e4 l1 l2 l3").option("three-left", "off");
    assertThat(Scene.state(scene.position())).isEqualTo("white");
    assertThat(Scene.state(scene.play("f3-f4xe4"))).isEqualTo("outcome.few");
  }

  @Test
  void f4APositionWithTooFewOnBothSidesIsADrawWhateverTheOption() {
    assertThat(Scene.state(Scene.on(Layout.CORNERS, "a1", "l1").position()))
        .isEqualTo("outcome.few");
  }

  @Test
  void f4WhoHasNoMovePasses() {
    // White's only man in the corner is walled in by enemies it cannot jump
    Scene stuck = Scene.on(Layout.CORNERS, "a1", "a2 b1 b2 h8").option("three-left", "off");
    assertThat(stuck.moves()).containsExactly("--");
    assertThat(((Turn.Decide) stuck.position().turn()).prompt().ask().key())
        .isEqualTo("prompt.pass");
    assertThat(Scene.line(stuck.play("--"))).endsWith(" b corners all end off 1 1");
  }

  @Test
  void f4NobodyWhoCanMovePasses() {
    assertThat(Scene.of("e5", "").moves()).doesNotContain("--");
  }

  @Test
  void f4TwoPassesInARowAreADraw() {
    Scene stuck = Scene.on(Layout.CORNERS, "a1", "a2 b1 b2 h8").option("three-left", "off");
    assertThat(Scene.state(stuck.passes(1).play("--"))).isEqualTo("outcome.passes");
  }

  @Test
  void f4AMoveBetweenBreaksTheRowOfPasses() {
    Scene stuck = Scene.on(Layout.CORNERS, "a1", "a2 b1 b2 h8").option("three-left", "off");
    assertThat(stuck.play("--", "h8-h9", "--").drawCounters().passes()).isEqualTo(1);
  }

  @Test
  void f4TheThirdOccurrenceIsADrawTheStartIncluded() {
    Scene scene = Scene.of("e3", "h3");
    assertThat(Scene.state(shuffle(scene.position(), 1))).isEqualTo("white");
    assertThat(Scene.state(shuffle(scene.position(), 2))).isEqualTo("outcome.repetition");
  }

  @Test
  void f4RepetitionCanBeSwitchedOff() {
    Scene scene = Scene.of("e3", "h3").option("repetition", "off");
    assertThat(Scene.state(shuffle(scene.position(), 5))).isEqualTo("white");
  }

  @Test
  void f4TwoHundredTurnsWithoutACaptureAreADraw() {
    Scene scene = Scene.of("e3 f5 d6", "h3 e6").quiet(199);
    assertThat(Scene.state(scene.position())).isEqualTo("white");
    assertThat(Scene.state(scene.play("e3-e4"))).isEqualTo("outcome.quiet");
    assertThat(scene.play("f5-f6xe6").drawCounters().quietTurns()).isZero();
    assertThat(Scene.state(scene.option("quiet-limit", "off").play("e3-e4"))).isEqualTo("black");
  }

  @Test
  void f4EnteringTheFortIsQuiet() {
    assertThat(Scene.of("e5", "").quiet(7).play("e5-f6").drawCounters().quietTurns()).isEqualTo(8);
  }

  @Test
  void f4AWinComesBeforeADraw() {
    assertThat(Scene.state(Scene.of("f6 f7 g6 h8", "").quiet(199).play("h8-g7")))
        .isEqualTo("outcome.fort.white");
  }

  @Test
  void f4ComputersAloneKeepTheDraws() {
    FortChitral game = new FortChitral();
    var setup =
        game.setup(
            Occasion.COMPUTERS,
            Map.of("quiet-limit", "off", "repetition", "off"),
            Optional.empty());
    assertThat(setup.option("quiet-limit")).isEqualTo("on");
    assertThat(setup.option("repetition")).isEqualTo("on");
  }
}
