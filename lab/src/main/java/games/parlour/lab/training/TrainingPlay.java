package games.parlour.lab.training;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.LearningGame;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.NetworkValue;
import games.parlour.core.search.PositionFeatures;
import games.parlour.core.search.ValueNetwork;
import games.parlour.players.worlds.TurnPolicy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Lets a network play one game against itself, or against an earlier one, and keeps positions. */
final class TrainingPlay<P extends Position<P, M>, M extends Move> {
  /** How far what the network said later counts, and not only the result: TD(lambda). */
  private static final double LAMBDA = 0.97;

  private static final int THOUSAND = 1000;

  private final LearningGame<P, M> game;
  private final GamePlan plan;
  private final FastPosition<P, M> fast;
  private final PositionFeatures features;
  private final Optional<NetworkValue> value;
  private final Evaluator evaluator;
  private final TurnPolicy[] policies;
  private final Generator random;
  private final MoveList list = new MoveList();
  private final int[] now;
  private final List<short[]> kept = new ArrayList<>();
  private final List<Double> said = new ArrayList<>();

  /**
   * How a game is played.
   *
   * @param setup the index of its set-up among those to learn from
   * @param network what plays; before anything is learned, the fast form's own evaluation does
   * @param earlier a network that plays one side instead
   * @param earlierSide the side that it plays
   * @param noise how many moves of a thousand are made by chance
   * @param nearness how much of the result depends on how near the loser came
   * @param seed decides all that chance does
   */
  record GamePlan(
      int setup,
      Optional<ValueNetwork> network,
      Optional<ValueNetwork> earlier,
      int earlierSide,
      int noise,
      double nearness,
      long seed) {}

  TrainingPlay(LearningGame<P, M> game, GamePlan plan) {
    this.game = game;
    this.plan = plan;
    this.fast = game.fast();
    fast.set(game.start(game.lessonsFrom().get(plan.setup())));
    this.features = game.features(fast);
    this.now = new int[features.sizes().length];
    this.value = plan.network().map(network -> new NetworkValue(network, features));
    this.random = new Generator(plan.seed());
    this.evaluator =
        plan.network().map(network -> game.evaluator(fast, network)).orElseGet(this::untaught);
    TurnPolicy policy = new TurnPolicy(fast, evaluator, random);
    this.policies = new TurnPolicy[] {policy, policy};
    plan.earlier()
        .ifPresent(
            network ->
                policies[plan.earlierSide()] =
                    new TurnPolicy(fast, game.evaluator(fast, network), random));
  }

  /**
   * The fast form's own evaluation; which moves only begin something is known without a network.
   */
  private Evaluator untaught() {
    Evaluator plain = Evaluator.plain(fast);
    int rows = ValueNetwork.rows(features.sizes());
    Evaluator blank = game.evaluator(fast, ValueNetwork.blank(rows, Training.HIDDEN));
    return new Evaluator() {
      @Override
      public int evaluate() {
        return plain.evaluate();
      }

      @Override
      public int promise(long move) {
        return plain.promise(move);
      }

      @Override
      public boolean begins(long move) {
        return blank.begins(move);
      }
    };
  }

  /** Plays to the end; nothing comes of it if it was to stop before. */
  Optional<TrainingGame> play(BooleanSupplier stop) {
    int turns = fast.turns();
    boolean begun = false;
    while (fast.seat() != FastPosition.OVER) {
      if (stop.getAsBoolean()) {
        return Optional.empty();
      }
      if (begun || fast.turns() > turns) {
        keep();
        turns = fast.turns();
      }
      boolean deals = fast.seat() == FastPosition.CHANCE;
      long move = deals ? policies[0].deal() : move();
      begun = !deals && evaluator.begins(move);
      fast.make(move);
    }
    return Optional.of(new TrainingGame(plan.setup(), fast.result(), samples()));
  }

  private long move() {
    if (random.below(THOUSAND) < plan.noise()) {
      fast.moves(list, Game.CROWD);
      return list.get(random.below(list.size()));
    }
    return policies[fast.side()].glance();
  }

  private void keep() {
    features.fill(now);
    short[] slots = new short[now.length];
    for (int i = 0; i < now.length; i++) {
      slots[i] = (short) now[i];
    }
    kept.add(slots);
    value.ifPresent(network -> said.add(1 / (1 + StrictMath.exp(-network.odds()))));
  }

  /** Each position with a mean of what the network said after it and of what came of the game. */
  private List<TrainingSample> samples() {
    List<TrainingSample> samples = new ArrayList<>();
    double target = result();
    for (int i = kept.size() - 1; i >= 0; i--) {
      samples.add(new TrainingSample(kept.get(i), (float) target));
      if (value.isPresent()) {
        target = (1 - LAMBDA) * said.get(i) + LAMBDA * target;
      }
    }
    return samples.reversed();
  }

  private double result() {
    if (fast.result() == 0) {
      return 0.5;
    }
    double near = plan.nearness() * game.nearness(fast);
    return fast.result() > 0 ? 1 - near : near;
  }
}
