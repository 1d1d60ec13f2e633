package games.parlour.lab.training;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.search.LearningGame;
import games.parlour.core.search.ValueNetwork;
import games.parlour.core.text.Text;
import games.parlour.lab.run.OrderedWorkers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Teaches a network what positions of a game are worth, in generations: the network plays games
 * against itself, and learns from these and from those of the last generations what came of them.
 *
 * @param games how many games a generation plays
 * @param seed repeats the same games, and so the same network
 * @param threads how many games are played at once, and how many threads learn; they decide nothing
 */
public record Training<P extends Position<P, M>, M extends Move>(
    LearningGame<P, M> game, int games, long seed, int threads) {
  /** How many weights each row of the network has. */
  static final int HIDDEN = 32;

  /** So many moves of a thousand are made by chance, at first and from a generation on. */
  private static final int FIRST_NOISE = 20;

  private static final int NOISE = 10;
  private static final int CALMER_FROM = 40;

  /** Of so many rounds through all set-ups, one is played against an earlier network. */
  private static final int EARLIER_ONE_IN = 4;

  /** At first so much of a result depends on how near the loser came; then less and less. */
  private static final double FIRST_NEARNESS = 0.5;

  /** How long it does where all sides have seats, and where the rules play one, which is harder. */
  private static final double NEAR_UNTIL = 15;

  private static final double NEAR_UNTIL_UNSEATED = 60;

  /** So many times the samples of the last generation are learned from those of the window. */
  private static final double PER_SAMPLE = 1.5;

  private static final double FIRST_RATE = 0.001;
  private static final double HALF_RATE_AT = 60;

  /** A training of a game; refuses one whose evaluation is not learned. */
  public static <P extends Position<P, M>, M extends Move> Training<P, M> of(
      Game<P, M> game, int games, long seed, int threads) {
    return new Training<>(learning(game), games, seed, threads);
  }

  /** Refuses a game whose evaluation is not learned. */
  public static void check(Game<?, ?> game) {
    learning(game);
  }

  private static <P extends Position<P, M>, M extends Move> LearningGame<P, M> learning(
      Game<P, M> game) {
    if (game instanceof LearningGame<P, M> learning) {
      return learning;
    }
    throw new Refusal(Text.of("refused.train.game", "game", game.id()));
  }

  /** How many numbers each slot of the game's features can hold. */
  int[] sizes() {
    return game.features(game.fast()).sizes();
  }

  /** What must stay the same while it goes on. */
  TrainingTerms terms() {
    String shape =
        game.rulesVersion() + " " + HIDDEN + " " + Arrays.toString(sizes()) + game.lessonsFrom();
    return new TrainingTerms(game.id(), shape, games, seed);
  }

  /**
   * Goes on from what a folder holds, and keeps every generation there, until there are so many,
   * there is no more time, or somebody says stop; a generation that is stopped midway is left out.
   *
   * @param generations how many there are to be in all
   * @param isLate says true when no further generation is to begin
   * @param about what to write above the network, by the number of its generation
   * @param each is told of every generation that is kept
   * @return how many generations the folder holds
   */
  public int run(
      TrainingFolder folder,
      int generations,
      BooleanSupplier isLate,
      BooleanSupplier stop,
      IntFunction<String> about,
      Consumer<GenerationReport> each) {
    TrainingState state = folder.load(this);
    boolean goesOn = true;
    int kept = state.generation();
    while (goesOn && kept < generations && !isLate.getAsBoolean() && !stop.getAsBoolean()) {
      Optional<GenerationReport> done = generation(state, stop);
      if (done.isPresent()) {
        kept = state.generation();
        folder.save(this, state, about);
        each.accept(done.get());
      }
      goesOn = done.isPresent();
    }
    return kept;
  }

  /** Plays and learns one generation; a state that was stopped midway is of no more use. */
  Optional<GenerationReport> generation(TrainingState state, BooleanSupplier stop) {
    int generation = state.begin();
    List<TrainingGame> played = new ArrayList<>();
    new OrderedWorkers(threads, stop)
        .<TrainingGame>run(
            games,
            (number, ends) ->
                new TrainingPlay<>(game, plan(state, generation, number - 1)).play(ends),
            one -> {
              played.add(one);
              return false;
            });
    if (played.size() < games) {
      return Optional.empty();
    }
    state.add(played);
    int brought = played.stream().mapToInt(one -> one.samples().size()).sum();
    Generator random = new Generator(Generator.splitMix(seedOf(generation), 0));
    List<TrainingSample> samples = state.draw((int) (PER_SAMPLE * brought), random);
    float rate = (float) (FIRST_RATE / (1 + generation / HALF_RATE_AT));
    double loss = state.fit().learn(samples, rate, threads, stop);
    return stop.getAsBoolean()
        ? Optional.empty()
        : Optional.of(new GenerationReport(generation, samples.size(), loss, shares(played)));
  }

  private long seedOf(int generation) {
    return Generator.splitMix(seed, generation);
  }

  private TrainingPlay.GamePlan plan(TrainingState state, int generation, int number) {
    List<Setup> setups = game.lessonsFrom();
    int setup = number % setups.size();
    int round = number / setups.size();
    Generator random = new Generator(Generator.splitMix(seedOf(generation), number + 1));
    List<ValueNetwork> past = state.past();
    boolean meets = round % EARLIER_ONE_IN == 0 && past.size() > 1;
    return new TrainingPlay.GamePlan(
        setup,
        past.isEmpty() ? Optional.empty() : Optional.of(past.getLast()),
        meets ? Optional.of(past.get(random.below(past.size()))) : Optional.empty(),
        round / EARLIER_ONE_IN % 2,
        generation < CALMER_FROM ? FIRST_NOISE : NOISE,
        nearness(generation, setups.get(setup)),
        random.nextLong());
  }

  private double nearness(int generation, Setup setup) {
    long seated = game.seats(setup).stream().map(seat -> seat.side().index()).distinct().count();
    double until = seated == game.sides(setup).size() ? NEAR_UNTIL : NEAR_UNTIL_UNSEATED;
    return Math.max(0, FIRST_NEARNESS * (1 - generation / until));
  }

  private List<GenerationReport.Share> shares(List<TrainingGame> played) {
    List<Setup> setups = game.lessonsFrom();
    Map<Setup, List<TrainingGame>> bySetup = new LinkedHashMap<>();
    for (TrainingGame one : played) {
      bySetup.computeIfAbsent(setups.get(one.setup()), setup -> new ArrayList<>()).add(one);
    }
    return bySetup.entrySet().stream()
        .map(
            each ->
                new GenerationReport.Share(
                    each.getKey(),
                    each.getValue().stream()
                        .mapToDouble(TrainingGame::points)
                        .average()
                        .orElseThrow()))
        .toList();
  }
}
