package games.parlour.players;

import static org.assertj.core.api.Assertions.assertThat;

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
import games.parlour.players.analysis.MoveJudgement;
import games.parlour.players.parallel.ParallelPlayers;
import games.parlour.players.parallel.ParallelThinkers;
import games.parlour.players.search.Budget;
import games.parlour.testkit.Seeds;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.votes.VotesForWomen;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A computer player decides by what its seat knows, whatever the hidden cards are. */
class SecretDecisionTest {
  /** Players that decide at every position, at little cost. */
  private static final List<String> WORDS =
      List.of("level:1", "level:5", "engine:hash=1", "engine:threads=2,hash=1", "greedy");

  private static final Budget BUDGET = Budget.nodes(100);

  /** How many positions of a game are looked at, and how many choices lie between two of them. */
  private static final int POSITIONS = 4;

  private static final int BETWEEN = 9;

  @Test
  void twoPlayersOfVotesForWomenDecideByWhatTheyKnow() {
    decideAlike(new VotesForWomen(), Map.of());
  }

  @Test
  void partnersAtVotesForWomenDecideByWhatTheyKnow() {
    decideAlike(new VotesForWomen(), Map.of("mode", "two-on-two"));
  }

  @Test
  void fourHandsAreDecidedByWhatASeatKnows() {
    decideAlike(new CardsGame(), Map.of());
  }

  private static <P extends Position<P, M>, M extends Move> void decideAlike(
      Game<P, M> game, Map<String, String> options) {
    Setup setup = game.setup(Occasion.STUDY, options, Optional.empty());
    Seeds.repeatably(
        random -> {
          P position = game.start(setup);
          int choices = 0;
          int looked = 0;
          while (looked < POSITIONS && !(position.turn() instanceof Turn.Over)) {
            List<M> moves = position.moves();
            if (position.turn() instanceof Turn.Decide decide && moves.size() > 1) {
              if (choices++ % BETWEEN == 0) {
                decideAlike(game, setup, position, decide.seat(), random);
                looked++;
              }
            }
            position = position.play(moves.get(random.below(moves.size())));
          }
          assertThat(looked).as("positions looked at").isPositive();
        });
  }

  private static <P extends Position<P, M>, M extends Move> void decideAlike(
      Game<P, M> game, Setup setup, P truth, Seat seat, Generator random) {
    P other = truth.imagine(seat, random);
    Knowledge<P, M> here = truth.knowledge(seat, () -> game.offers(truth));
    Knowledge<P, M> there = other.knowledge(seat, () -> game.offers(other));
    String lines =
        game.notation().writePosition(truth) + "\n" + game.notation().writePosition(other);
    long seed = random.nextLong();
    for (String word : WORDS) {
      assertThat(ParallelPlayers.make(word, game, setup, seed, BUDGET).choose(there))
          .as("%s, seed %s, at\n%s", word, seed, lines)
          .isEqualTo(ParallelPlayers.make(word, game, setup, seed, BUDGET).choose(here));
    }
    Advice<M> advice = Advice.best(game, setup, here, seed, BUDGET);
    Advice<M> same = Advice.best(game, setup, there, seed, BUDGET);
    assertThat(same.move()).as("advice, seed %s, at\n%s", seed, lines).isEqualTo(advice.move());
    assertThat(same.thought().map(Assessment::score))
        .as("what is thought of it, seed %s, at\n%s", seed, lines)
        .isEqualTo(advice.thought().map(Assessment::score));
    M played = game.offers(truth).getLast();
    assertThat(judged(game, setup, other, played))
        .as("analysis of %s, at\n%s", played, lines)
        .isEqualTo(judged(game, setup, truth, played));
  }

  /** What an analysis by two threads says of a move and of the best ones; not how long it took. */
  private static <P extends Position<P, M>, M extends Move> List<String> judged(
      Game<P, M> game, Setup setup, P position, M played) {
    MoveJudgement<M> judged =
        ParallelThinkers.analysis(game, setup, 2, 1, BUDGET, 3).judge(position, played);
    return Stream.concat(Stream.of(judged.played()), judged.best().stream())
        .map(one -> one.line() + " " + one.score() + " " + one.nodes())
        .toList();
  }
}
