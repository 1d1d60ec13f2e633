package games.parlour.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Session;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.MoveJudgement;
import games.parlour.players.analysis.SearchAnalysis;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.TranspositionTable;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a board has thousands or millions of moves, players choose among some of them, soon. */
class CrowdPlayersTest {
  private static final String MILLIONS =
      "17/17/17/17/17/17/2LL13/5s1s1s1s5/2Ls1I1I1I1I5/4pspspspsI4/2Ls1p1p1p1p5/4pspspspsp4"
          + "/2Ls1s1p1p1p5/17/17/17/17 s S0+0/P0+0 1908 0 0 -";

  private static final String CHITRAL =
      "12/9b2/5w1w1b2/9bw1/4bb1wwwb1/b2bwb4w1/3w1b1w1w2/12/3b1www1bb1/2wb5bw1/4b2w1bb1/9w2"
          + " w corners all each on 0 0";

  /** No search looks at more where crowds come up; the last crowd may lead a little beyond. */
  private static final long MOST_NODES = 202_000;

  static Stream<Arguments> players() {
    return Stream.of("random", "greedy", "plain:2", "level:1", "level:5", "level:8", "engine")
        .flatMap(
            word ->
                Stream.of(
                    arguments(word, new Suffragetto(), MILLIONS),
                    arguments(word, new FortChitral(), CHITRAL)));
  }

  @ParameterizedTest
  @MethodSource("players")
  <P extends Position<P, M>, M extends Move> void everyPlayerMovesSoon(
      String word, Game<P, M> game, String line) {
    Session<P, M> session = session(game, line);
    Seat seat = session.decider().orElseThrow();
    Player<P, M> player = Players.make(word, game, session.setup(), 1, Budget.nodes(10_000_000));
    Advice<M> advice = Advice.of(player, session.knowledge(seat));
    assertThat(game.offers(session.position())).contains(advice.move());
    advice.thought().ifPresent(one -> assertThat(one.nodes()).isLessThan(MOST_NODES));
    session.move(seat, advice.move());
    assertThat(session.turn()).isInstanceOf(Turn.Decide.class);
  }

  private static <P extends Position<P, M>, M extends Move> Session<P, M> session(
      Game<P, M> game, String line) {
    Setup setup = game.setup(Occasion.TABLE, Map.of(), Optional.of(line));
    return new Session<>(game, setup, Map.of());
  }

  @Test
  void anOfferOfADrawIsAnsweredSoon() {
    Suffragetto game = new Suffragetto();
    Session<SuffragettoPosition, SuffragettoMove> session = session(game, MILLIONS);
    Seat seat = session.decider().orElseThrow();
    Seat other = session.seats().get(1 - seat.index());
    assertThat(
            DrawPolicy.agreesToDraw(game, session.knowledge(other), other.side(), new Generator(1)))
        .isEqualTo(
            !DrawPolicy.agreesToDraw(game, session.knowledge(seat), seat.side(), new Generator(1)));
  }

  @Test
  void aMoveThatIsNotListedIsJudged() {
    Suffragetto game = new Suffragetto();
    SuffragettoPosition position = session(game, MILLIONS).position();
    SuffragettoMove move =
        game.notation()
            .read(position, "c11:e11:g9:e7xe5:g5:e7xe9xg9xi9xi7xk7xk5xm5xm7xm9xk9xk7xm7");
    assertThat(game.offers(position)).doesNotContain(move);
    Analysis<SuffragettoPosition, SuffragettoMove> analysis =
        new SearchAnalysis<>(
            game, Search.of(game, new TranspositionTable(1)), Budget.nodes(20_000), 1);
    MoveJudgement<SuffragettoMove> judged = analysis.judge(position, move);
    assertThat(judged.played().line()).startsWith(move);
    assertThat(judged.best()).hasSize(1);
  }
}
