package games.parlour.bench;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.text.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Finding the moves of middle-game positions, where random playouts spend little time and searches
 * most of it. The positions of a game lie in {@code GAME-middle.txt}; one operation is one
 * position.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class MoveGeneration {
  @Param({"suffragetto", "fort-chitral", "votes-for-women"})
  public String game = "suffragetto";

  private final MoveList list = new MoveList();
  private final List<FastPosition<?, ?>> positions = new ArrayList<>();
  private int next;

  /** Reads the positions. */
  @Setup
  public void read() {
    for (Game<?, ?> found : ServiceLoader.load(Game.class)) {
      if (found.id().equals(game)) {
        add(found);
      }
    }
  }

  private <P extends Position<P, M>, M extends Move> void add(Game<P, M> found) {
    String text = Resources.read(MoveGeneration.class, found.id() + "-middle.txt");
    for (String line : text.lines().filter(l -> !l.startsWith("#")).toList()) {
      FastPosition<P, M> fast = SearchableGame.of(found).fast();
      fast.set(found.start(found.setup(Occasion.STUDY, Map.of(), Optional.of(line))));
      positions.add(fast);
    }
  }

  /** The next position, entered by a move that is taken back so that nothing is remembered. */
  private FastPosition<?, ?> fresh() {
    next = (next + 1) % positions.size();
    FastPosition<?, ?> fast = positions.get(next);
    fast.make(fast.pick(0));
    fast.unmake();
    return fast;
  }

  /** All moves as a list. */
  @Benchmark
  public int list() {
    fresh().moves(list);
    return list.size();
  }

  /** The number of moves, as the last ply of a count of positions needs it. */
  @Benchmark
  public int count() {
    return fresh().count();
  }

  /** Every move made and unmade once; the figure is positions, each with some hundred moves. */
  @Benchmark
  public long makeAndUnmakeAll() {
    FastPosition<?, ?> fast = fresh();
    fast.moves(list);
    long sum = 0;
    for (int i = 0; i < list.size(); i++) {
      fast.make(list.get(i));
      sum += fast.evaluate();
      fast.unmake();
    }
    return sum;
  }
}
