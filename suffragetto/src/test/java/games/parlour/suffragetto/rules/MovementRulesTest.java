package games.parlour.suffragetto.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.fast.FastSuffragetto;
import games.parlour.testkit.CrowdCheck;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** S4 to S7: steps, hops, captures, and life inside the enemy's building. */
class MovementRulesTest {
  @Test
  void s4AStepGoesInEightDirections() {
    assertThat(Scene.leaflet("s f9").from("f9"))
        .containsExactly("f9-e8", "f9-e9", "f9-e10", "f9-f8", "f9-f10", "f9-g8", "f9-g9", "f9-g10");
  }

  @Test
  void s4AStepNeedsAnEmptySquare() {
    assertThat(Scene.leaflet("s f9 f10, p g10").from("f9")).doesNotContain("f9-f10", "f9-g10");
  }

  @Test
  void s5AHopGoesOverOwnAndEnemyPieces() {
    assertThat(Scene.leaflet("s f9 f10").from("f9")).contains("f9:f11");
    assertThat(Scene.leaflet("s f9, p f10").from("f9")).contains("f9:f11");
  }

  @Test
  void s5TheSquareBehindMustBeEmpty() {
    assertThat(Scene.leaflet("s f9 f10 f11").endsFrom("f9")).doesNotContain("f11");
    assertThat(Scene.leaflet("s f9 f10, p f11").endsFrom("f9")).doesNotContain("f11");
  }

  @Test
  void s5HopsAreChainedAndMayTurnAndStopAnywhere() {
    assertThat(Scene.leaflet("s c6 d7 f8").from("c6")).contains("c6:e8", "c6:e8:g8");
  }

  @Test
  void s5StepsAndHopsAreNotMixed() {
    assertThat(Scene.leaflet("s c6 d7").endsFrom("c6"))
        .containsExactly("b7", "c5", "c7", "d5", "d6", "e8");
  }

  @Test
  void s5AChainWithoutACaptureDoesNotEndWhereItBegan() {
    // a ring of four own pieces leads back to f9
    assertThat(Scene.leaflet("s f9 f10 g11 h10 g9").endsFrom("f9")).doesNotContain("f9");
  }

  @Test
  void s5TheStartCountsAsEmptyAndACaptureMayEndThere() {
    assertThat(Scene.leaflet("s f9, p g10 g12 e12 e10").from("f9"))
        .contains("f9xd11", "f9xh11", "f9xd11xf13xh11xf9");
  }

  @Test
  void s5NobodyHopsOverAPieceThatStandsWhereTheHopperCouldNotGo() {
    // a Policeman inside the Albert Hall
    assertThat(Scene.leaflet("s g6, p h5").endsFrom("g6")).doesNotContain("i4");
    assertThat(Scene.leaflet("L g4, p h4").endsFrom("g4")).doesNotContain("i4");
    assertThat(Scene.leaflet("L h3, p h4 h5").endsFrom("h3")).doesNotContain("h5", "h6");
    assertThat(Scene.leaflet("s g3, p h4").endsFrom("g3")).doesNotContain("i5");
    // over its corner, to a square that is itself open
    assertThat(Scene.leaflet("s g5, p h4").endsFrom("g5")).doesNotContain("i3");
    assertThat(Scene.leaflet("p g5 h4").policeMove().endsFrom("g5")).contains("i3");
  }

  @Test
  void s5AStreetCanBeHoppedOver() {
    assertThat(Scene.leaflet("s c6 d6").endsFrom("c6")).contains("e6");
    assertThat(Scene.leaflet("s c6, p d6").from("c6")).contains("c6:e6");
  }

  @Test
  void s5TwoPathsToOneEndWithTheSameCapturesAreOneMove() {
    // f9 reaches h11 over f10 and g11, or over g9 and h10
    assertThat(Scene.leaflet("s f9 f10 g11 g9 h10").endsFrom("f9").stream().filter("h11"::equals))
        .hasSize(1);
  }

  @Test
  void s5TwoPathsToOneEndWithOtherCapturesAreTwoMoves() {
    assertThat(Scene.leaflet("s f9, p g10 g12 e10 e12").from("f9"))
        .contains("f9xh11xf13", "f9xd11xf13");
  }

  @Test
  void s6RankAndFileCaptureDiagonallyOnly() {
    assertThat(Scene.leaflet("s f9, p g10 f10 g9").from("f9"))
        .contains("f9xh11", "f9:f11", "f9:h9");
    assertThat(Scene.leaflet("p f9, s g10 f10 g9").policeMove().from("f9"))
        .contains("f9xh11", "f9:f11", "f9:h9");
  }

  @Test
  void s6LargePiecesCaptureInAnyDirection() {
    assertThat(Scene.leaflet("L f9, p g10 f10 g9, I e9").from("f9"))
        .contains("f9xh11", "f9xf11", "f9xh9", "f9xd9");
    assertThat(Scene.leaflet("I f9, s f10").policeMove().from("f9")).contains("f9xf11");
  }

  @Test
  void s6OwnPiecesAreNeverCaptured() {
    assertThat(Scene.leaflet("L f9, s g10").from("f9")).contains("f9:h11");
  }

  @Test
  void s6StreetsBuildingsYardsAndGroundsAreSafe() {
    assertThat(Scene.leaflet("L e9, p d10").from("e9")).contains("e9:c11");
    // a Suffragette who has entered the Commons is not even hopped over
    assertThat(Scene.leaflet("I g12, s h13").policeMove().endsFrom("g12")).doesNotContain("i14");
    // over a freed Suffragette in the Prison Yard nobody hops at all
    assertThat(Scene.leaflet("I c6, s b5").policeMove().endsFrom("c6")).doesNotContain("a4");
  }

  @Test
  void s6TheEdgeOfTheArenaIsInIt() {
    assertThat(Scene.leaflet("s d9, p e10").from("d9")).contains("d9xf11");
    assertThat(Scene.leaflet("s l9, p m10").from("l9")).contains("l9xn11");
  }

  @Test
  void s6ACapturedPieceLeavesAtOnceAndIsHoppedOnlyOnce() {
    assertThat(Scene.leaflet("L f9, p f10").from("f9"))
        .contains("f9xf11")
        .noneMatch(text -> text.startsWith("f9xf11:") || text.startsWith("f9xf11x"));
  }

  @Test
  void s6AnEnemyMayBeHoppedInPassingAndTakenLater() {
    // over f10 to f11, over g11 to h11, over h10 to h9: then diagonally over g10 to f11
    assertThat(Scene.leaflet("s f9 g11 h10, p f10 g10").from("f9"))
        .contains("f9:f11", "f9:f11xh9", "f9xh11");
  }

  @Test
  void s6NobodyIsForcedToCapture() {
    assertThat(Scene.leaflet("s f9, p g10").from("f9")).contains("f9xh11", "f9-f10");
  }

  @Test
  void s6TheTakenGoToPrisonAndHospital() {
    assertThat(Scene.line(Scene.leaflet("s f9, p g10, I h12").play("f9xh11")))
        .contains(" S0+0/P1+0 ");
    assertThat(Scene.line(Scene.leaflet("s f9, I g10").play("f9xh11"))).contains(" S0+0/P0+1 ");
    assertThat(Scene.line(Scene.leaflet("p f9, s g10, L g12").policeMove().play("f9xh11xf13")))
        .contains(" S1+1/P0+0 ");
  }

  @Test
  void s6OneChainMayCaptureSeveral() {
    assertThat(Scene.line(Scene.leaflet("s f7, p g8 g10 e12").play("f7xh9xf11xd13")))
        .startsWith("17/17/17/17/3s13/17/17/")
        .contains(" p S0+0/P3+0 ");
  }

  @Test
  void s7InsideAPieceStepsAndHopsWithinTheSixSquares() {
    assertThat(Scene.leaflet("s h13").from("h13")).containsExactly("h13-h14", "h13-i13", "h13-i14");
    assertThat(Scene.leaflet("s h13 i13").from("h13"))
        .containsExactly("h13-h14", "h13-i14", "h13:j13");
    assertThat(Scene.leaflet("p j5 i5").policeMove().from("j5"))
        .containsExactly("j5:h5", "j5-i4", "j5-j4");
  }

  @Test
  void s7NobodyLeavesTheBuilding() {
    assertThat(Scene.leaflet("s j14 k15 k14 j15, p k13").endsFrom("j14"))
        .containsExactly("i13", "i14", "j13");
  }

  @Test
  void s7AChainThatLandsInsideGoesOnOnlyInside() {
    // g13 hops over h13 to i13; from there over j12 it could leave, and must not
    assertThat(Scene.leaflet("s g13 h13, p j12").endsFrom("g13"))
        .contains("i13")
        .doesNotContain("k11");
    assertThat(Scene.leaflet("s f13 i14, p g13").from("f13")).contains("f13:h13");
    assertThat(Scene.leaflet("s f14 i14, p g14").from("f14")).contains("f14:h14", "f14:h14:j14");
  }

  @Test
  void s7AnEntryThroughACaptureCounts() {
    SuffragettoPosition after = Scene.leaflet("s f11, p g12").quiet(7).play("f11xh13");
    assertThat(after.inside(Faction.SUFFRAGETTES)).isEqualTo(1);
    assertThat(after.drawCounters().quietTurns()).isZero();
  }

  @Test
  @Timeout(30)
  void s5AHundredThousandWaysThroughACrowdAreListedInTime() {
    Scene crowd =
        Scene.leaflet(
            "L e7, p f7 h7 e8 f8 g8 h8 i8 f9 h9 e10 f10 g10 h10 i10 f11 h11, I j7 j8 j9 j10 j11");
    SuffragettoPosition position = crowd.position();
    assertThat(position.moves()).hasSize(125_267);
    FastSuffragetto fast = new FastSuffragetto();
    fast.set(position);
    assertThat(fast.count()).isEqualTo(125_267);
  }

  /** Twenty million moves: whoever listed them would run for seconds and fill the memory. */
  private static final String MILLIONS =
      "17/17/17/17/17/17/2LL13/5s1s1s1s5/2Ls1I1I1I1I5/4pspspspsI4/2Ls1p1p1p1p5/4pspspspsp4"
          + "/2Ls1s1p1p1p5/17/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static SuffragettoPosition millions() {
    Suffragetto game = new Suffragetto();
    return game.start(game.setup(Occasion.TABLE, Map.of(), Optional.of(MILLIONS)));
  }

  @Test
  void s5MillionsOfWaysAreCountedAndOfferedOnlyAsFarAsAnybodyLooks() {
    new CrowdCheck<>(new Suffragetto(), millions()).costsLittle();
  }

  @Test
  void s5AChainAmongMillionsIsPlayedByWhateverPathItIsTold() {
    SuffragettoPosition position = millions();
    SuffragettoNotation notation = new SuffragettoNotation();
    String detour = "c5:e5:g7:e5:g7:i9xi7xk7xk9xi9xg9xg7xi7";
    String shortest = "c5:e5:g7xg9xi9:g7xi7xi9xk9xk7xi7";
    assertThat(notation.write(notation.read(position, detour))).isEqualTo(shortest);
    SuffragettoPosition after = position.play(notation.read(position, detour));
    assertThat(after.inmates().of(Faction.POLICE)).isEqualTo(7);
  }

  @Test
  void s5AChainTooLongToFindItsShortestPathIsPlayedAsItIsTold() {
    SuffragettoPosition position = millions();
    SuffragettoNotation notation = new SuffragettoNotation();
    String told = "c11:e11:g9:e7xe5:g5:e7xe9xg9xi9xi7xk7xk5xm5xm7xm9xk9xk7xm7";
    assertThat(notation.write(notation.read(position, told))).isEqualTo(told);
    String detour = told.replace("c11:e11:", "c11:e11:c11:e11:");
    assertThat(notation.write(notation.read(position, detour))).isEqualTo(told);
    assertThat(position.play(notation.read(position, told)).inmates().of(Faction.POLICE))
        .isEqualTo(13);
    String wrong = told.replace("xm7xm9", ":m7xm9");
    assertThatThrownBy(() -> notation.read(position, wrong)).isInstanceOf(Refusal.class);
  }
}
