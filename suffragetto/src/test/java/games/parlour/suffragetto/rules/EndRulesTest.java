package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.testkit.law.BoardLaws;
import games.parlour.testkit.law.LawViolation;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** S9: how a game ends. */
class EndRulesTest {
  /** A freed Suffragette in the Prison Yard with nowhere to go. */
  private static Scene stuck() {
    return Scene.leaflet("s b1, p c1 c2 d1 d3 e1");
  }

  private static SuffragettoPosition shuffle(SuffragettoPosition position, int times) {
    SuffragettoPosition now = position;
    for (int i = 0; i < times; i++) {
      now = Scene.play(now, "f9-f10", "k9-k10", "f10-f9", "k10-k9");
    }
    return now;
  }

  @Test
  void s9SixInsideWinAtOnce() {
    SuffragettoPosition won = Scene.leaflet("s g13 i13 j13 h14 i14 j14, p c6").play("g13-h13");
    assertThat(Scene.state(won)).isEqualTo("outcome.six.suffragettes");
    assertThat(won.moves()).isEmpty();
    assertThat(((Turn.Over) won.turn()).outcome().winner()).contains(Faction.SUFFRAGETTES.side());
    assertThat(Scene.state(Scene.leaflet("p g4 i4 j4 h5 i5 j5, s c6").policeMove().play("g4-h4")))
        .isEqualTo("outcome.six.police");
  }

  @Test
  void s9FiveInsideDoNotWin() {
    assertThat(Scene.state(Scene.leaflet("s h13 i13 j13 h14 i14, p c6").position()))
        .isEqualTo("suffragettes");
  }

  @Test
  void s9WhoHasNoMovePasses() {
    assertThat(stuck().moves()).containsExactly("--");
    assertThat(Scene.line(stuck().play("--"))).endsWith(" p S0+0/P0+0 1908 1 1 -");
  }

  @Test
  void s9NobodyWhoCanMovePasses() {
    assertThat(Scene.leaflet("s f9").moves()).doesNotContain("--");
  }

  @Test
  void s9APassIsListedBesideACall() {
    assertThat(Scene.leaflet("p k9").held("S12+0/P12+0").moves())
        .containsExactly("--", "=1s", "=2s", "=3s", "=4s", "=5s", "=6s");
  }

  @Test
  void s9TwoPassesInARowAreADraw() {
    SuffragettoPosition none = Scene.leaflet("p b7").passes(1).held("S1+0/P0+0").position();
    assertThat(Scene.moves(none)).containsExactly("--");
    assertThat(Scene.state(Scene.play(none, "--"))).isEqualTo("outcome.passes");
  }

  @Test
  void s9AMoveBetweenBreaksTheRowOfPasses() {
    SuffragettoPosition after = Scene.play(Scene.leaflet("p k9").position(), "--", "k9-k10", "--");
    assertThat(after.drawCounters().passes()).isEqualTo(1);
    assertThat(Scene.state(after)).isEqualTo("police");
  }

  @Test
  void s9TheThirdOccurrenceIsADrawTheStartIncluded() {
    Scene scene = Scene.leaflet("s f9, p k9");
    assertThat(Scene.state(shuffle(scene.position(), 1))).isEqualTo("suffragettes");
    assertThat(Scene.state(shuffle(scene.position(), 2))).isEqualTo("outcome.repetition");
  }

  @Test
  void s9TheSameBoardWithTheOtherToMoveIsAnotherPosition() {
    // the board is the same twice with the Suffragettes to move, and twice with the Police
    SuffragettoPosition position = Scene.leaflet("s f9, p k9").position();
    SuffragettoPosition now =
        Scene.play(position, "f9-f10", "k9-k10", "f10-f9", "k10-k9", "f9-f10");
    assertThat(Scene.state(now)).isEqualTo("police");
  }

  @Test
  void s9RepetitionCanBeSwitchedOff() {
    Scene scene = Scene.leaflet("s f9, p k9").option("repetition", "off");
    assertThat(Scene.state(shuffle(scene.position(), 5))).isEqualTo("suffragettes");
  }

  @Test
  void s9ADeclinedCallDoesNotCountAsANewOccurrence() {
    Scene scene = Scene.of("2016", "s f9, p k9").held("S12+0/P12+0");
    SuffragettoPosition once = shuffle(scene.position(), 1);
    SuffragettoPosition now = Scene.play(once, "=1s", "=no");
    assertThat(Scene.state(now)).isEqualTo("suffragettes");
    assertThat(Scene.state(shuffle(now, 1))).isEqualTo("outcome.repetition");
  }

  @Test
  void s9TwoHundredQuietTurnsAreADraw() {
    SuffragettoPosition last = Scene.leaflet("s f9, p k9").quiet(199).position();
    assertThat(Scene.state(last)).isEqualTo("suffragettes");
    assertThat(Scene.state(Scene.play(last, "f9-f10"))).isEqualTo("outcome.quiet");
  }

  @Test
  void s9ACaptureAnEntryAndAnExchangeAreNotQuiet() {
    assertThat(
            Scene.leaflet("s f9, p g10 m2").quiet(199).play("f9xh11").drawCounters().quietTurns())
        .isZero();
    assertThat(Scene.leaflet("s g13, p k9").quiet(199).play("g13-h13").drawCounters().quietTurns())
        .isZero();
    SuffragettoPosition freed =
        Scene.leaflet("s f9, p k9").held("S12+0/P12+0").quiet(199).play("=1s");
    assertThat(freed.drawCounters().quietTurns()).isZero();
    assertThat(Scene.play(freed, "f9-f10").drawCounters().quietTurns()).isZero();
    assertThat(Scene.play(freed, "f9-f10", "k9-k10").drawCounters().quietTurns()).isEqualTo(1);
  }

  @Test
  void s9ATurnWithAnExchangeReadFromALineIsNotQuietEither() {
    SuffragettoPosition freed = Scene.leaflet("s f9, p k9").held("S12+0/P12+0").play("=1s");
    SuffragettoPosition read =
        Scene.leaflet("s f9 b6, p k9 p12").held("S11+0/P11+0").call("c").position();
    assertThat(Scene.line(read)).isEqualTo(Scene.line(freed));
    assertThat(Scene.play(read, "f9-f10").drawCounters().quietTurns()).isZero();
  }

  @Test
  void s9ABoardInTheMiddleOfATurnIsNoOccurrence() {
    // as read after the exchange; the start of this turn was the board without the freed pieces
    SuffragettoPosition read =
        Scene.leaflet("s f9 b6, p k9 p12").held("S11+0/P11+0").call("c").position();
    assertThat(Scene.state(shuffle(read, 2))).isEqualTo("suffragettes");
    assertThat(Scene.state(Scene.play(shuffle(read, 2), "f9-f10"))).isEqualTo("outcome.repetition");
    Suffragetto game = new Suffragetto();
    var fast = game.fast();
    fast.set(shuffle(read, 2));
    assertThat(fast.seat()).isZero();
  }

  @Test
  void s9ALineThatDropsACounterBreaksALaw() {
    SuffragettoPosition written = Scene.leaflet("s f9, p k9").quiet(5).position();
    SuffragettoPosition dropped = Scene.leaflet("s f9, p k9").position();
    assertThatThrownBy(() -> BoardLaws.keepsCounters(written, dropped))
        .isInstanceOf(LawViolation.class);
    assertThatThrownBy(
            () ->
                BoardLaws.keepsCounters(Scene.leaflet("s f9, p k9").passes(1).position(), dropped))
        .isInstanceOf(LawViolation.class);
  }

  @Test
  void s9APositionAfterTwoPassesIsReadAsADraw() {
    SuffragettoPosition drawn = Scene.leaflet("p b7").passes(1).held("S1+0/P0+0").play("--");
    assertThat(Scene.line(drawn)).contains(" 1908 1 2 -");
    assertThat(Scene.state(Scene.leaflet("p b7").passes(2).held("S1+0/P0+0").position()))
        .isEqualTo("outcome.passes");
  }

  @Test
  void s9ADeclinedCallAndMovingInsideAreQuiet() {
    assertThat(
            Scene.of("2016", "s f9, p k9")
                .held("S12+0/P12+0")
                .quiet(5)
                .play("=1s", "=no")
                .drawCounters()
                .quietTurns())
        .isEqualTo(5);
    assertThat(Scene.leaflet("s h13, p k9").quiet(5).play("h13-h14").drawCounters().quietTurns())
        .isEqualTo(6);
  }

  @Test
  void s9AWinComesBeforeADraw() {
    assertThat(
            Scene.state(
                Scene.leaflet("s g13 i13 j13 h14 i14 j14, p c6").quiet(199).play("g13-h13")))
        .isEqualTo("outcome.six.suffragettes");
  }

  @Test
  void s9TheQuietLimitCanBeSwitchedOffButNotBetweenComputers() {
    Scene scene = Scene.leaflet("s f9, p k9").quiet(250).option("quiet-limit", "off");
    assertThat(Scene.state(scene.position())).isEqualTo("suffragettes");
    Suffragetto game = new Suffragetto();
    var setup = game.setup(Occasion.COMPUTERS, Map.of("quiet-limit", "off"), Optional.empty());
    assertThat(setup.option("quiet-limit")).isEqualTo("on");
  }
}
