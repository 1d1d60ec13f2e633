package games.parlour.players.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Thinking in worlds keeps to its budget, and several threads find the same. */
class WorldsSearchTest {
  /** The first position in which somebody has a choice. */
  private static <P extends Position<P, M>, M extends Move> P choice(Game<P, M> game) {
    P position = game.start(game.setup(Occasion.STUDY));
    while (!(position.turn() instanceof Turn.Decide) || position.moves().size() == 1) {
      position = position.play(position.moves().getFirst());
    }
    return position;
  }

  private static <P extends Position<P, M>, M extends Move> List<Assessment<M>> think(
      WorldsSearch<P, M> search, P position, Budget budget) {
    return new WorldsThinker<>(search, 7).all(position, SearchTask.best(budget), best -> {});
  }

  @Test
  void aBoundOfTurnsAloneIsABound() {
    CardsGame game = new CardsGame();
    assertThat(think(WorldsSearch.of(game), choice(game), Budget.depth(1)).getFirst().nodes())
        .isBetween(1L, 20_000L);
  }

  @Test
  void whatIsJudgedIsBounded() {
    VotesForWomen game = new VotesForWomen();
    List<Assessment<VotesMove>> found =
        think(WorldsSearch.of(game), choice(game), Budget.nodes(5_000));
    assertThat(found.getFirst().nodes()).isBetween(1_000L, 15_000L);
    assertThat(found).as("every move").hasSameSizeAs(choice(game).moves());
  }

  @Test
  void worldsThatAreLookedAtAtOnceCountInTheirOrder() {
    VotesForWomen game = new VotesForWomen();
    var position = choice(game);
    List<String> inTurn = new ArrayList<>();
    List<String> backwards = new ArrayList<>();
    WorldsSearch.ManyAtOnce lastFirst = pieces -> pieces.reversed().forEach(Runnable::run);
    think(new WorldsSearch<>(game, 4, WorldsSearch.ManyAtOnce.IN_TURN), position, Budget.depth(1))
        .forEach(one -> inTurn.add(one.line() + " " + one.score()));
    think(new WorldsSearch<>(game, 4, lastFirst), position, Budget.depth(1))
        .forEach(one -> backwards.add(one.line() + " " + one.score()));
    assertThat(backwards).isEqualTo(inTurn);
  }
}
