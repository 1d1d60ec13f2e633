package games.parlour.players;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Level;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.TranspositionTable;
import games.parlour.players.worlds.WorldsSearch;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Makes players from the words that commands, tables and records use for them. */
public final class Players {
  /** The word for a player that suits somebody who has not yet played. */
  public static final String FOR_NEWCOMERS = "level:3";

  private static final String LEVEL = "level";

  /** So many positions fill a table of one megabyte; who looks at few needs no large one. */
  private static final int PER_MEGABYTE = 32_768;

  /** What an engine takes for a move when nobody says how long it may think. */
  public static final Budget USUAL = Budget.time(1000);

  private Players() {}

  /** The words for the players that people may choose, the weakest first. */
  public static List<String> words() {
    return IntStream.rangeClosed(1, Level.COUNT).mapToObj(number -> LEVEL + ":" + number).toList();
  }

  /** Refuses a word that means no player. */
  public static void check(String word) {
    PlayerSpec.parse(word);
  }

  /** What a player is called. */
  public static Text name(String word) {
    PlayerSpec spec = PlayerSpec.parse(word);
    return Text.of("player." + spec.kind(), "number", spec.number());
  }

  /**
   * A new player of a game that was set up so; the same seed gives the same moves. Refuses an
   * unknown word.
   */
  public static <P extends Position<P, M>, M extends Move> Player<P, M> make(
      String word, Game<P, M> game, Setup setup, long seed) {
    return make(word, game, setup, seed, USUAL);
  }

  /**
   * The same, for an engine that may think so long about a move. One that wants several threads is
   * refused: there are none here, only in the package {@code parallel}.
   */
  public static <P extends Position<P, M>, M extends Move> Player<P, M> make(
      String word, Game<P, M> game, Setup setup, long seed, Budget budget) {
    PlayerSpec spec = PlayerSpec.parse(word);
    Generator random = new Generator(seed);
    return switch (spec.kind()) {
      case "random" -> new RandomPlayer<>(random);
      case "greedy" -> {
        boolean hasSecrets = game.hasSecrets(setup);
        yield new GreedyPlayer<>(
            SearchableGame.of(game).fast(), hasChanceLater(game, setup), hasSecrets, random);
      }
      case "plain" -> new PlainPlayer<>(SearchableGame.of(game).fast(), spec.number(), random);
      case LEVEL -> {
        Level level = SearchableGame.of(game).levels().get(spec.number() - 1);
        Supplier<SearchTask> tasks = () -> LevelErrors.task(level, random.nextLong());
        yield isUncertain(game, setup)
            ? new WorldsPlayer<>(WorldsSearch.of(game), tasks, random)
            : new EnginePlayer<>(
                game, Search.of(game, new TranspositionTable(megabytes(level))), tasks, random);
      }
      default -> {
        if (spec.threads() > 1) {
          throw new Refusal(Text.of("refused.player.threads", "player", word));
        }
        yield engine(game, setup, spec.megabytes(), budget, random);
      }
    };
  }

  /** The engine at its best, which thinks so long about a move. */
  static <P extends Position<P, M>, M extends Move> Player<P, M> engine(
      Game<P, M> game, Setup setup, int megabytes, Budget budget, Generator random) {
    if (isUncertain(game, setup)) {
      return new WorldsPlayer<>(WorldsSearch.of(game), () -> SearchTask.best(budget), random);
    }
    Search<P, M> search = Search.of(game, new TranspositionTable(megabytes));
    return new EnginePlayer<>(game, search, () -> SearchTask.best(budget), random);
  }

  /** Whether something is hidden or left to chance, so that many worlds must be thought of. */
  public static <P extends Position<P, M>, M extends Move> boolean isUncertain(
      Game<P, M> game, Setup setup) {
    return game.hasSecrets(setup) || hasChanceLater(game, setup);
  }

  /** Whether chance can speak once somebody has decided: a toss for the first turn is over then. */
  public static <P extends Position<P, M>, M extends Move> boolean hasChanceLater(
      Game<P, M> game, Setup setup) {
    P position = game.start(setup);
    if (!game.hasChance(setup) || !(position.turn() instanceof Turn.Chance)) {
      return game.hasChance(setup);
    }
    while (position.turn() instanceof Turn.Chance) {
      position = position.play(position.moves().getFirst());
    }
    Optional<String> line = Optional.of(game.notation().writePosition(position));
    return game.hasChance(new Setup(setup.game(), setup.rules(), setup.options(), line));
  }

  private static int megabytes(Level level) {
    return (int) Math.min(PlayerSpec.MEGABYTES, 1 + level.nodes() / PER_MEGABYTE);
  }

  /** What players are called, and what can be wrong with a word for one. */
  public static Catalogue texts(Language language) {
    return Catalogue.beside(Players.class, language);
  }
}
