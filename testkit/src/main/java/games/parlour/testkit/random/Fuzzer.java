package games.parlour.testkit.random;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.testkit.law.ChanceLaws;
import games.parlour.testkit.law.GameLaws;
import games.parlour.testkit.law.SecrecyLaws;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Plays random games with random options under all laws, looking for dead ends and faults. The k-th
 * game of a run depends on the seed plus k alone, so the one that failed can be repeated by itself.
 */
public final class Fuzzer<P extends Position<P, M>, M extends Move> {
  private static final int MAX_MOVES = 20_000;
  private static final int TABLE_ENTRIES = 120;

  private final Game<P, M> game;
  private final Care care;
  private final Map<String, String> fixed;
  private final Optional<String> position;
  private final int maxMoves;

  /** How closely a game is looked at. */
  public enum Care {
    /** The cheap laws on 60 positions of a game, the costly ones on 10. */
    QUICK(60, 10),
    /** Every law on every position. */
    THOROUGH(Integer.MAX_VALUE, Integer.MAX_VALUE);

    private final int cheap;
    private final int costly;

    Care(int cheap, int costly) {
      this.cheap = cheap;
      this.costly = costly;
    }
  }

  /**
   * What was played until now.
   *
   * @param games how many games
   * @param moves how many moves and outcomes in all
   * @param longest how many in the longest game
   * @param wins how many games each side won, by its name, and {@code draw}
   */
  public record Report(int games, long moves, int longest, Map<String, Integer> wins) {
    public Report {
      wins = Map.copyOf(wins);
    }

    private Report and(int length, String result) {
      Map<String, Integer> more = new TreeMap<>(wins);
      more.merge(result, 1, Integer::sum);
      return new Report(games + 1, moves + length, Math.max(longest, length), more);
    }
  }

  public Fuzzer(Game<P, M> game, Care care) {
    this(game, care, MAX_MOVES);
  }

  /** Games that must be over after so many moves. */
  public Fuzzer(Game<P, M> game, Care care, int maxMoves) {
    this(game, care, Map.of(), Optional.empty(), maxMoves);
  }

  /** Games with some options fixed, that begin at a written position if there is one. */
  public Fuzzer(Game<P, M> game, Care care, Map<String, String> fixed, Optional<String> position) {
    this(game, care, fixed, position, MAX_MOVES);
  }

  private Fuzzer(
      Game<P, M> game,
      Care care,
      Map<String, String> fixed,
      Optional<String> position,
      int maxMoves) {
    this.game = game;
    this.care = care;
    this.fixed = Map.copyOf(fixed);
    this.position = position;
    this.maxMoves = maxMoves;
  }

  /**
   * Plays so many games and reports after each.
   *
   * @throws LawViolation with the seed and the record of the first game that breaks a law
   */
  public Report run(int games, long seed, Consumer<Report> progress) {
    Report report = new Report(0, 0, 0, Map.of());
    for (int i = 0; i < games; i++) {
      report = play(seed + i, report);
      progress.accept(report);
    }
    return report;
  }

  private Report play(long seed, Report report) {
    String repeat = "seed " + seed + "; repeat it alone with --games 1 --seed " + seed;
    Setup setup = setup(new Generator(seed).split());
    RandomGameCheck<P, M> randomGame =
        new RandomGameCheck<>(game, setup, seed, repeat).toTheEnd(maxMoves);
    randomGame.asAWhole((laws, session, random) -> laws.texts().names());
    randomGame.asAWhole((laws, session, random) -> laws.texts().languagesMatch());
    randomGame.asAWhole((laws, session, random) -> laws.rulebook().isWhole());
    randomGame.asAWhole((laws, session, random) -> laws.figures().areTrue());
    randomGame.asAWhole((laws, session, random) -> laws.history().isSourced());
    randomGame.asAWhole((laws, session, random) -> laws.cards().isWhole());
    randomGame.asAWhole((laws, session, random) -> laws.lessons().areTold());
    randomGame.asAWhole((laws, session, random) -> laws.lessons().comeToTheirEnd(1, random));
    randomGame.asAWhole(
        (laws, session, random) -> laws.tableau().ifPresent(tableau -> tableau.planIsWhole()));
    randomGame.atPositions(care.cheap, (laws, position, random) -> laws.cheap(position));
    List<M> elsewhere = randomGame.elsewhere();
    randomGame.atPositions(
        care.costly, (laws, position, random) -> laws.costly(position, elsewhere, random));
    randomGame.asAWhole(GameLaws::whole);
    statementsHold(randomGame, setup);
    new RandomGameCheck<>(game, setup, seed, repeat)
        .atTable(TABLE_ENTRIES)
        .asAWhole(GameLaws::table);
    return report.and(randomGame.session().size(), result(randomGame.session().turn()));
  }

  /**
   * What is imagined, and what the game states of its set-up; a written start may lie behind all
   * secrets and dice.
   */
  private void statementsHold(RandomGameCheck<P, M> randomGame, Setup setup) {
    SecrecyLaws<P, M> secrecy = new SecrecyLaws<>(game, setup);
    ChanceLaws chance = new ChanceLaws(game, setup);
    randomGame.atPositions(
        care.costly, (laws, p, random) -> secrecy.followFromKnowledge(p, random));
    randomGame.atPositions(
        secrecy.positions(care.costly), (laws, p, random) -> secrecy.areAsStated(p, random));
    randomGame.asAWhole((laws, session, random) -> chance.isAsStated(session));
    if (setup.position().isEmpty()) {
      randomGame.asAWhole((laws, session, random) -> secrecy.wereFound());
      randomGame.asAWhole((laws, session, random) -> chance.wasFound());
    }
  }

  /**
   * Any options but those that are fixed or that the position states; where computers may not
   * choose, the value that lets every game end.
   */
  private Setup setup(Generator random) {
    Map<String, String> chosen = new TreeMap<>();
    Map<String, String> given = new TreeMap<>(fixed);
    position.ifPresent(line -> given.putAll(game.optionsOf(line)));
    for (Option option : game.options()) {
      String any = option.values().get(random.below(option.values().size()));
      String value = given.getOrDefault(option.key(), any);
      if (option.applies(chosen) || given.containsKey(option.key())) {
        chosen.put(option.key(), value);
      }
    }
    return game.setup(Occasion.COMPUTERS, chosen, position);
  }

  private static String result(Turn turn) {
    return turn instanceof Turn.Over over
        ? over.outcome().winner().map(side -> side.name()).orElse("draw")
        : "unfinished";
  }
}
