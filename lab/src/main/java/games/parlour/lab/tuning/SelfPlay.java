package games.parlour.lab.tuning;

import games.parlour.core.Dealer;
import games.parlour.core.Evaluator;
import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Weights;
import games.parlour.lab.run.GameLoop;
import games.parlour.lab.run.RandomOpening;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Scores;
import games.parlour.players.search.Search;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.TranspositionTable;
import games.parlour.players.search.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Lets the engine play one game against itself and keeps calm positions from it. */
final class SelfPlay<P extends Position<P, M>, M extends Move> {
  private static final int FEWEST = 4;
  private static final int MOST = 16;

  /** Neighbours are much alike, so one calm position in so many is kept. */
  private static final int ONE_IN = 3;

  private static final int MEGABYTES = 4;

  private final Tuning<P, M> tuning;
  private final Weights weights;
  private final Fast<P, M> fast;
  private final Evaluator.Weighted evaluator;
  private final CalmDetector calm;
  private final Search<P, M> search;
  private final Generator random;
  private final Dealer dealer;
  private final Session<P, M> session;
  private final List<int[]> kept = new ArrayList<>();

  SelfPlay(Tuning<P, M> tuning, int number) {
    this.tuning = tuning;
    SearchableGame<P, M> game = SearchableGame.of(tuning.game());
    this.weights = game.weights();
    this.fast = game.fast();
    this.evaluator = tuning.evaluator(fast);
    this.calm = new CalmDetector(fast, evaluator);
    Fast<P, M> own = game.fast();
    this.search = new Search<>(own, tuning.evaluator(own), new TranspositionTable(MEGABYTES));
    long seed = Generator.splitMix(tuning.seed(), number);
    this.random = new Generator(seed);
    this.dealer = Dealer.ofNumber(seed);
    this.session =
        RandomOpening.play(
            () -> new Session<>(tuning.game(), tuning.setup(), Map.of()),
            dealer,
            random,
            FEWEST,
            MOST);
  }

  Optional<TuningSamples.Game> play(BooleanSupplier stop) {
    return GameLoop.play(session, dealer, stop, this::move)
        .map(outcome -> new TuningSamples.Game(kept, result(outcome)));
  }

  private void move(Seat seat) {
    P position = session.position();
    Variation best =
        search
            .think(position, SearchTask.best(Budget.nodes(tuning.nodes())), found -> {})
            .getFirst();
    fast.set(position);
    boolean decided = Scores.winIn(best.score()) != 0;
    if (!decided && random.below(ONE_IN) == 0 && calm.isCalm()) {
      int[] features = new int[weights.names().size()];
      evaluator.features(features);
      kept.add(features);
    }
    session.move(seat, fast.decode(best.move()));
  }

  private static double result(Outcome outcome) {
    return outcome.winner().map(side -> side.index() == 0 ? 1.0 : 0.0).orElse(0.5);
  }
}
