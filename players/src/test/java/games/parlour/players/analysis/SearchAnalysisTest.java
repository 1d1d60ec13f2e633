package games.parlour.players.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.TranspositionTable;
import games.parlour.suffragetto.Suffragetto;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Best lines, and moves judged by the winning chance that they give away. */
class SearchAnalysisTest {
  /** White needs one step for the fourth man in the Fort. */
  private static final String ONE_STEP =
      "18/18/18/18/18/18/18/18/8ww8/7w1w8/18/18/18/18/18/18/18/bbbbb13 w ranks 0 0";

  static Stream<Game<?, ?>> boards() {
    return Stream.of(new Suffragetto(), new FortChitral());
  }

  private static <P extends Position<P, M>, M extends Move> Analysis<P, M> analysis(
      Game<P, M> game, int lines) {
    return new SearchAnalysis<>(
        game, Search.of(game, new TranspositionTable(1)), Budget.depth(2), lines);
  }

  @ParameterizedTest
  @MethodSource("boards")
  <P extends Position<P, M>, M extends Move> void theBestMoveLosesNothing(Game<P, M> game) {
    P start = game.start(game.setup(Occasion.STUDY));
    List<Assessment<M>> best = analysis(game, 3).best(start);
    assertThat(best).hasSize(3);
    assertThat(best).isSortedAccordingTo((a, b) -> Integer.compare(b.score(), a.score()));
    M first = best.getFirst().line().getFirst();
    MoveJudgement<M> judged = analysis(game, 1).judge(start, first);
    assertThat(judged.loss()).isZero();
    assertThat(judged.mark()).isEqualTo(Mark.NONE);
    assertThat(judged.played().line().getFirst()).isEqualTo(first);
  }

  @ParameterizedTest
  @MethodSource("boards")
  <P extends Position<P, M>, M extends Move> void everyMoveIsJudgedByItself(Game<P, M> game) {
    P start = game.start(game.setup(Occasion.STUDY));
    Analysis<P, M> analysis = analysis(game, 1);
    for (M move : start.moves().subList(0, 12)) {
      MoveJudgement<M> judged = analysis.judge(start, move);
      assertThat(judged.played().line().getFirst()).isEqualTo(move);
      assertThat(judged.loss()).isBetween(0.0, 1.0);
    }
  }

  @Test
  void toLetAWinGoIsABlunder() {
    FortChitral game = new FortChitral();
    var position = game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(ONE_STEP)));
    var best = analysis(game, 1).judge(position, game.notation().read(position, "h9-i9"));
    assertThat(best.played().winIn()).isEqualTo(1);
    assertThat(best.mark()).isEqualTo(Mark.NONE);
    var away = game.notation().read(position, "i10-i11");
    var judged = analysis(game, 1).judge(position, away);
    assertThat(judged.before()).isEqualTo(1);
    assertThat(judged.best().getFirst().winIn()).isEqualTo(1);
    assertThat(judged.played().line().getFirst()).isEqualTo(away);
  }

  @ParameterizedTest
  @CsvSource({
    "0, NONE",
    "0.049, NONE",
    "0.05, INACCURACY",
    "0.0999, INACCURACY",
    "0.1, MISTAKE",
    "0.1999, MISTAKE",
    "0.2, BLUNDER",
    "1, BLUNDER"
  })
  void marksFollowTheLoss(double loss, Mark mark) {
    assertThat(Mark.of(loss)).isEqualTo(mark);
  }

  @Test
  void aSummaryCountsAndAverages() {
    assertThat(MoveJudgement.Summary.of(List.of()))
        .isEqualTo(new MoveJudgement.Summary(0, 0, 0, 0, 0));
    MoveJudgement<Move> good = judged(0.5, 0.5);
    MoveJudgement<Move> bad = judged(0.6, 0.2);
    MoveJudgement<Move> careless = judged(0.5, 0.43);
    MoveJudgement.Summary summary = MoveJudgement.Summary.of(List.of(good, bad, careless, good));
    assertThat(summary.moves()).isEqualTo(4);
    assertThat(summary.inaccuracies()).isEqualTo(1);
    assertThat(summary.mistakes()).isZero();
    assertThat(summary.blunders()).isEqualTo(1);
    assertThat(summary.meanLoss()).isBetween(0.1174, 0.1176);
  }

  private static MoveJudgement<Move> judged(double before, double after) {
    return new MoveJudgement<>(assessment(after), List.of(assessment(before)));
  }

  private static Assessment<Move> assessment(double chance) {
    return new Assessment<>(1, 0, chance, 0, 1, 1, List.of());
  }
}
