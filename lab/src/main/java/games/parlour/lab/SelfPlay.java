package games.parlour.lab;

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
import games.parlour.core.Turn;
import games.parlour.core.Weights;
import games.parlour.players.Budget;
import games.parlour.players.search.Found;
import games.parlour.players.search.Scores;
import games.parlour.players.search.Search;
import games.parlour.players.search.Table;
import games.parlour.players.search.Task;
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
  private final Quiet quiet;
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
    this.quiet = new Quiet(fast, evaluator);
    Fast<P, M> own = game.fast();
    this.search = new Search<>(own, tuning.evaluator(own), new Table(MEGABYTES));
    long seed = Generator.splitMix(tuning.seed(), number);
    this.random = new Generator(seed);
    this.dealer = Dealer.ofNumber(seed);
    this.session =
        Opening.play(
            () -> new Session<>(tuning.game(), tuning.setup(), Map.of()),
            dealer,
            random,
            FEWEST,
            MOST);
  }

  Optional<Samples.Game> play(BooleanSupplier stop) {
    while (!(session.turn() instanceof Turn.Over over)) {
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      Optional<Seat> decider = session.decider();
      if (decider.isEmpty()) {
        session.deal(dealer);
      } else {
        move(decider.get());
      }
    }
    return Optional.of(new Samples.Game(kept, result(over.outcome())));
  }

  private void move(Seat seat) {
    P position = session.position();
    Found best =
        search.think(position, Task.best(Budget.nodes(tuning.nodes())), found -> {}).getFirst();
    fast.set(position);
    boolean decided = Scores.winIn(best.score()) != 0;
    if (!decided && random.below(ONE_IN) == 0 && quiet.here()) {
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
