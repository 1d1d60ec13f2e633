package games.parlour.players;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.search.Budget;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What players say about their moves, and how they answer an offer of a draw. */
class AdviceTest {
  static List<Game<?, ?>> boards() {
    return List.of(new Suffragetto(), new FortChitral());
  }

  private static <P extends Position<P, M>, M extends Move> P at(Game<P, M> game, String line) {
    return game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
  }

  private static <P extends Position<P, M>, M extends Move> Knowledge<P, M> knowledge(P position) {
    return position.knowledge(((Turn.Decide) position.turn()).seat());
  }

  /** Even where a budget ended in the middle of a depth, or a level erred on purpose. */
  @ParameterizedTest
  @MethodSource("boards")
  <P extends Position<P, M>, M extends Move> void theLastThoughtIsAboutTheMoveChosen(
      Game<P, M> game) {
    P start = game.start(game.setup(Occasion.STUDY));
    for (String word : Players.words()) {
      Advice<M> advice =
          Advice.of(Players.make(word, game, game.setup(Occasion.STUDY), 1908), knowledge(start));
      Assessment<M> assessment = advice.thought().orElseThrow();
      assertThat(assessment.line().getFirst()).as(word).isEqualTo(advice.move());
      assertThat(assessment.chance()).as(word).isBetween(0.05, 0.95);
    }
  }

  @Test
  void whoDoesNotLookAheadThinksNothing() {
    Suffragetto game = new Suffragetto();
    Setup setup = game.setup(Occasion.STUDY);
    var start = game.start(setup);
    for (String word : List.of("random", "greedy")) {
      Advice<SuffragettoMove> advice =
          Advice.of(Players.make(word, game, setup, 1), knowledge(start));
      assertThat(advice.thought()).isEmpty();
    }
  }

  @Test
  void theBestAdviceWins() {
    FortChitral game = new FortChitral();
    var position = at(game, "12/12/12/12/12/5ww5/5w6/7w4/12/12/12/bbbb8 w corners 0 0");
    var advice =
        Advice.best(game, game.setup(Occasion.STUDY), knowledge(position), 1, Budget.nodes(2_000));
    assertThat(game.notation().write(advice.move())).isEqualTo("h5-g6");
    assertThat(advice.thought().orElseThrow().winIn()).isEqualTo(1);
  }

  /** One move from a full Fort: the side that is about to lose is glad, the other is not. */
  @Test
  void onlyWhoStandsWorseAgreesToADraw() {
    FortChitral game = new FortChitral();
    var position = at(game, "12/12/12/12/12/5ww5/5w6/7w4/12/12/12/bbbb8 w corners 0 0");
    List<Seat> seats = game.seats(game.setup(Occasion.STUDY));
    for (Seat seat : seats) {
      boolean loses = seat.name().equals("black");
      assertThat(
              DrawPolicy.agreesToDraw(
                  game, position.knowledge(seat), seat.side(), new Generator(1)))
          .as(seat.name())
          .isEqualTo(loses);
    }
  }
}
