package games.parlour.lab;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.record.Dealer;
import games.parlour.core.search.SearchableGame;
import games.parlour.players.Player;
import games.parlour.players.Players;
import games.parlour.players.analysis.Analysis;
import games.parlour.players.analysis.SearchAnalysis;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.TranspositionTable;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.votes.VotesForWomen;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where chance speaks, or the game is over, no search asks which side decides. */
class ChanceNodeTest {
  private static final Budget BRIEF = Budget.nodes(150);

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of(new CardsGame(), Map.of()),
        Arguments.of(new VotesForWomen(), Map.of("mode", "one-on-one")),
        Arguments.of(new VotesForWomen(), Map.of("mode", "solitaire")));
  }

  /** The players move in turn through whole games, and each position is analysed as well. */
  @ParameterizedTest
  @MethodSource("games")
  <P extends Position<P, M>, M extends Move> void nothingIsAskedOfASide(
      SearchableGame<P, M> original, Map<String, String> options) {
    StrictGame<P, M> game = new StrictGame<>(original);
    Setup setup = game.setup(Occasion.COMPUTERS, options, Optional.empty());
    List<Player<P, M>> players =
        Stream.of("engine", "greedy", "plain:2", "level:2", "random")
            .map(word -> Players.make(word, game, setup, 13, BRIEF))
            .toList();
    Analysis<P, M> analysis =
        new SearchAnalysis<>(
            game, Search.of(game, new TranspositionTable(1)), Budget.nodes(100), 2);
    Dealer dealer = Dealer.ofNumber(13);
    P position = game.start(setup);
    int dealt = 0;
    int decided = 0;
    while (!(position.turn() instanceof Turn.Over)) {
      if (position.turn() instanceof Turn.Decide decide) {
        Player<P, M> player = players.get(decided++ % players.size());
        M move = player.choose(position.knowledge(decide.seat()));
        analysis.judge(position, move);
        position = position.play(move);
      } else {
        position = position.play(dealer.deal(position, dealt++));
      }
    }
    assertThat(dealt).isPositive();
    assertThat(decided).isGreaterThan(players.size());
  }
}
