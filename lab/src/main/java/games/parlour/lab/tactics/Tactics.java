package games.parlour.lab.tactics;

import games.parlour.core.Dealer;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.SearchableGame;
import games.parlour.core.Session;
import games.parlour.core.Setup;
import games.parlour.lab.run.GameLoop;
import games.parlour.lab.run.RandomOpening;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Scores;
import games.parlour.players.search.Search;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.TranspositionTable;
import games.parlour.players.search.Variation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/** Finds positions with forced wins in self-played games, and counts how many a search solves. */
public final class Tactics<P extends Position<P, M>, M extends Move> {
  /** The turns that a forced win may take to be of interest: nobody misses a win in one. */
  public static final int SHORTEST = 2;

  public static final int LONGEST = 4;

  private static final int MEGABYTES = 4;
  private static final int GAMES_A_POSITION = 10;
  private static final long PATIENCE = 4_000_000;

  private final Game<P, M> game;
  private final ForcedWinProver<P, M> prover;

  public Tactics(Game<P, M> game) {
    this.game = game;
    this.prover = new ForcedWinProver<>(game, PATIENCE);
  }

  /**
   * Lets the engine play against itself at so many nodes a move until so many positions are found,
   * of each length at most a third and at most one a game, or until it has played many games more.
   * The same seed gives the same ones.
   */
  public List<Puzzle> make(
      Setup setup, int count, long nodes, long seed, IntConsumer found, BooleanSupplier stop) {
    List<Puzzle> puzzles = new ArrayList<>();
    int[] wanted = new int[LONGEST + 1];
    Arrays.fill(wanted, (count + LONGEST - SHORTEST) / (LONGEST - SHORTEST + 1));
    int games = GAMES_A_POSITION * count;
    for (int number = 0; puzzles.size() < count && number < games; number++) {
      if (stop.getAsBoolean()) {
        break;
      }
      for (Puzzle puzzle : fromOneGame(setup, nodes, Generator.splitMix(seed, number), stop)) {
        if (puzzles.size() < count && wanted[puzzle.turns()]-- > 0) {
          puzzles.add(puzzle);
          found.accept(puzzles.size());
        }
      }
    }
    return puzzles;
  }

  private List<Puzzle> fromOneGame(Setup setup, long nodes, long seed, BooleanSupplier stop) {
    Dealer dealer = Dealer.ofNumber(seed);
    Session<P, M> session =
        RandomOpening.play(
            () -> new Session<>(game, setup, Map.of()),
            dealer,
            new Generator(seed),
            RandomOpening.FEWEST,
            RandomOpening.MOST);
    Search<P, M> search = Search.of(game, new TranspositionTable(MEGABYTES));
    var fast = SearchableGame.of(game).fast();
    List<Puzzle> puzzles = new ArrayList<>();
    Set<Integer> lengths = new HashSet<>();
    GameLoop.play(
        session,
        dealer,
        stop,
        seat -> {
          P position = session.position();
          Variation best =
              search.think(position, SearchTask.best(Budget.nodes(nodes)), any -> {}).getFirst();
          int turns = (Scores.winIn(best.score()) + 1) / 2;
          fast.set(position);
          M found = fast.decode(best.move());
          if (turns >= SHORTEST && turns <= LONGEST && !lengths.contains(turns)) {
            prove(position, found, turns)
                .ifPresent(
                    puzzle -> {
                      lengths.add(puzzle.turns());
                      puzzles.add(puzzle);
                    });
          }
          session.move(seat, found);
        });
    return puzzles;
  }

  /**
   * The position as a puzzle, if it can be proven that the side to move wins within so many turns;
   * its history is left behind, as it is not part of what is written. Of the longest wins only the
   * move that was found is proven: to refute all others takes too long.
   */
  Optional<Puzzle> prove(P position, M found, int most) {
    String line = game.notation().writePosition(position);
    P bare = read(line);
    for (int turns = 1; turns <= Math.min(most, LONGEST - 1); turns++) {
      List<M> winners = prover.winners(bare, turns);
      if (!winners.isEmpty()) {
        List<String> texts = winners.stream().map(game.notation()::write).toList();
        return turns < SHORTEST ? Optional.empty() : Optional.of(new Puzzle(turns, line, texts));
      }
    }
    return most == LONGEST && prover.wins(bare, found, LONGEST)
        ? Optional.of(new Puzzle(LONGEST, line, List.of(game.notation().write(found))))
        : Optional.empty();
  }

  /** Of how many of these puzzles a new search finds a winning move within so many nodes. */
  public int solved(List<Puzzle> puzzles, long nodes) {
    var fast = SearchableGame.of(game).fast();
    int solved = 0;
    for (Puzzle puzzle : puzzles) {
      P position = read(puzzle.position());
      Search<P, M> search = Search.of(game, new TranspositionTable(MEGABYTES));
      Variation best =
          search.think(position, SearchTask.best(Budget.nodes(nodes)), any -> {}).getFirst();
      fast.set(position);
      solved += puzzle.winners().contains(game.notation().write(fast.decode(best.move()))) ? 1 : 0;
    }
    return solved;
  }

  private P read(String line) {
    Map<String, String> stated = game.optionsOf(line);
    return game.start(game.setup(Occasion.COMPUTERS, stated, Optional.of(line)));
  }
}
