package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.MoveReason;
import games.parlour.core.Occasion;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove.Call;
import games.parlour.suffragetto.rules.SuffragettoMove.Pass;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why a piece cannot go somewhere: the reason that is given is the rule that forbids it. */
class SuffragettoReasonsTest {
  private static final List<String> EDITIONS = List.of("1908", "2016", "german");

  private static String told(Scene scene, String from, String to) {
    return scene.position().reasonAgainst(from, to).map(SuffragettoReasonsTest::told).orElse("");
  }

  private static String told(Scene scene, String from) {
    return scene.position().reasonAgainst(from).map(SuffragettoReasonsTest::told).orElse("");
  }

  private static String told(MoveReason reason) {
    return reason.rule().orElse("") + " " + words(reason.text());
  }

  private static String words(Text text) {
    return new Suffragetto().texts(Language.EN).tell(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          s c8            | b8  | b8  | There is no piece on b8.
          s c8, p f9      | f9  | f10 | The piece on f9 is not yours.
          s c8            | c8  | c8  | S5 A turn must change the position
          s b8            | b8  | a8  | S3 Nobody moves into the Prison.
          s c6            | c6  | b6  | S3 Nobody moves into the Prison Yard.
          s p5            | p5  | q6  | S3 Nobody moves into the Hospital.
          s o12           | o12 | p12 | S3 Nobody moves into the Hospital Grounds.
          s g4            | g4  | h4  | S3 Suffragettes never enter the Albert Hall.
          s h13           | h13 | h12 | S7 A piece that has entered the House of Commons stays inside.
          s f8 g8         | f8  | g8  | S4 Blocked by your own piece on g8.
          s f8, p k9      | f8  | k9  | S6 An enemy is on k9.
          s f8, p g9      | f8  | g9  | S6 You take the enemy on g9 by hopping over it, to h10.
          s f8, p f9      | f8  | f9  | S6 A small piece takes nobody when it hops straight
          L f8, p f9      | f8  | f9  | S6 You take the enemy on f9 by hopping over it, to f10.
          s e8, p d9      | e8  | d9  | S6 The enemy on d9 is safe
          s f8, p g9 h10  | f8  | g9  | S5 You take an enemy by hopping over it, but behind g9
          s f3, p g4      | f3  | g4  | S5 You take an enemy by hopping over it, but behind g4
          s f8            | f8  | f10 | S4 A step goes one square, and there is nobody on f9
          L g3, p h4      | g3  | i5  | S3 Suffragettes never enter the Albert Hall.
          L g5, p h4      | g5  | i3  | S5 The piece on h4 stands where yours may not go
          s g13 h13       | g13 | j13 | S5 A step and a hop cannot be combined
          s f8 f9         | f8  | f11 | S5 A step and a hop cannot be combined
          s f8 h10        | f8  | i11 | S5 A step and a hop cannot be combined
          s f8 f9         | f8  | k11 | S5 Too far: a step goes one square, and no hops lead to k11.
          s f8            | f8  | k11 | S4 Too far: a step goes one square, and no hop is possible
          s f13 g13 i13 k13 | f13 | l13 | S7 The hops would lead through the House of Commons
          """)
  void aReasonNamesItsRule(String pieces, String from, String to, String reason) {
    assertThat(told(Scene.leaflet(pieces), from, to).strip()).startsWith(reason);
    assertThat(told(Scene.of("2016", pieces), from, to).strip()).startsWith(reason);
  }

  @Test
  void s3EachSideHasItsOwnGoal() {
    Scene police = Scene.leaflet("p g13 i4, s c3").policeMove();
    assertThat(told(police, "g13", "h13")).startsWith("S3 The Police never enter");
    assertThat(told(police, "i4", "i3")).startsWith("S7 A piece that has entered the Albert Hall");
  }

  @Test
  void s10TheGermanEditionForbidsHopsThatTheOthersAllow() {
    assertThat(told(Scene.of("german", "s f8, p f9"), "f8", "f10"))
        .startsWith("S5 The German edition lets you hop over an enemy only to take it")
        .contains("f9");
    assertThat(told(Scene.of("german", "s c8 d8"), "c8", "e8"))
        .startsWith("S5 The German edition lets nobody hop over a piece on a street")
        .contains("d8");
    for (String edition : List.of("1908", "2016")) {
      assertThat(told(Scene.of(edition, "s f8, p f9"), "f8", "f10")).isEmpty();
      assertThat(told(Scene.of(edition, "s c8 d8"), "c8", "e8")).isEmpty();
    }
  }

  @Test
  void s10AForbiddenHopIsNamedInTheMiddleOfAChainToo() {
    assertThat(told(Scene.of("german", "s f8 g8, p i8"), "f8", "j8"))
        .startsWith("S5 The German edition lets you hop over an enemy only to take it")
        .contains("i8");
    assertThat(told(Scene.leaflet("s f8 g8, p i8"), "f8", "j8")).isEmpty();
  }

  @Test
  void s10TheGermanEditionPutsAPieceInsideAnywhere() {
    assertThat(told(Scene.of("german", "s h13"), "h13", "j14")).isEmpty();
    assertThat(told(Scene.of("2016", "s h13"), "h13", "j14")).startsWith("S4 Too far");
    assertThat(told(Scene.of("german", "s h13 j14"), "h13", "j14")).startsWith("S4 Blocked");
  }

  @Test
  void aPieceThatIsHemmedInIsToldSo() {
    assertThat(told(Scene.leaflet("s c1 c2 d1 d2 c3 e1 e3"), "c1"))
        .startsWith("S4 This piece cannot move");
    assertThat(told(Scene.leaflet("s h14 i14 h13 i13 j14"), "h14"))
        .startsWith("S7 This piece stays inside");
    assertThat(told(Scene.of("german", "s h14 i14 h13 i13 j14"), "h14")).isEmpty();
    assertThat(told(Scene.leaflet("s f8"), "f8")).isEmpty();
  }

  @Test
  void whatComesFirstIsAskedFor() {
    Suffragetto game = new Suffragetto();
    SuffragettoPosition tossing = game.start(game.setup(Occasion.TABLE));
    assertThat(tossing.reasonAgainst("c6", "c7").map(SuffragettoReasonsTest::told))
        .contains("S2 The coin decides first who begins.");
    Scene called = Scene.of("2016", "s f9, p k9").held("S12+0/P12+0").call("?1s");
    assertThat(told(called, "k9", "k10")).startsWith("S8 Accept or decline");
    assertThat(told(called, "k9")).startsWith("S8 Accept or decline");
    Scene over = Scene.leaflet("s h13 i13 j13 h14 i14 j14, p c6").policeMove();
    assertThat(told(over, "c6", "c7")).isEqualTo(" The game is over.");
  }

  @Test
  void s8ACallThatIsNotPossibleHasItsReason() {
    Call one = new Call(new Exchange(0, 1));
    for (String edition : EDITIONS) {
      assertThat(why(Scene.of(edition, "s f9, p k9").held("S12+0/P3+0"), one))
          .contains("they hold 12 and 3");
      assertThat(why(Scene.of(edition, "s f9 b6, p k9").held("S12+0/P12+0"), one))
          .contains("empty Prison Yard");
      assertThat(why(Scene.of(edition, "s f9, p k9").held("S12+0/P12+0").call("c"), one))
          .contains("already been called");
      assertThat(
              why(
                  Scene.of(edition, "s f9, p k9").held("S12+0/P12+0"),
                  new Call(new Exchange(1, 0))))
          .contains("Not enough pieces of that size");
      assertThat(why(Scene.of(edition, "s f9, p k9").held("S12+0/P12+0"), one)).isEmpty();
    }
  }

  @Test
  void s9APassNeedsASideThatCannotMove() {
    assertThat(why(Scene.leaflet("s f9, p k9"), new Pass())).contains("only when none");
  }

  private static String why(Scene scene, SuffragettoMove move) {
    return scene.position().whyNot(move).map(SuffragettoReasonsTest::words).orElse("");
  }
}
