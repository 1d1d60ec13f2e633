package games.parlour.boards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Chains of hops by one piece. Chains that end on the same square with the same captures are one;
 * it is told by its shortest path, and among those by the first in the order of squares.
 */
public final class Chains {
  private Chains() {}

  /** The hops that a game allows. */
  @FunctionalInterface
  public interface Rule {
    /** The single hops from a square when these enemies have been taken on the way. */
    List<Hop> hops(int from, SquareSet taken);
  }

  /** What a game says of a single hop over a neighbour to the square behind it. */
  @FunctionalInterface
  public interface HopRule {
    /** Whom the hop takes when these have been taken before; nothing if it is not allowed. */
    Optional<SquareSet> hop(int from, int over, int to, Direction direction, SquareSet taken);
  }

  /** One hop: where it lands and whom it takes. */
  public record Hop(int to, SquareSet takes) {}

  /**
   * A chain.
   *
   * @param start where the piece stood
   * @param hops at least one
   */
  public record Chain(int start, List<Hop> hops) {
    public Chain {
      hops = List.copyOf(hops);
    }

    /** Where it ends. */
    public int end() {
      return hops.getLast().to();
    }

    /** Everybody it takes. */
    public SquareSet taken() {
      return hops.stream().map(Hop::takes).reduce(SquareSet.empty(), SquareSet::or);
    }
  }

  /** Hops in all eight directions that stay on the board, as far as a game allows them. */
  public static Rule on(Grid grid, HopRule rule) {
    return (from, taken) -> {
      List<Hop> hops = new ArrayList<>();
      for (Direction direction : Direction.values()) {
        int over = grid.step(from, direction);
        int to = over < 0 ? over : grid.step(over, direction);
        if (to >= 0) {
          rule.hop(from, over, to, direction, taken)
              .ifPresent(takes -> hops.add(new Hop(to, takes)));
        }
      }
      return hops;
    };
  }

  private record Step(int at, SquareSet taken, @Nullable Hop hop, @Nullable Step before) {
    Chain chain() {
      List<Hop> hops = new ArrayList<>();
      Step step = this;
      while (step.hop() != null && step.before() != null) {
        hops.addFirst(step.hop());
        step = step.before();
      }
      return new Chain(step.at(), hops);
    }
  }

  /**
   * Every chain from a square, the shorter ones first. Going breadth first with sorted hops, the
   * first path to reach an end and its captures is the one to tell.
   */
  public static List<Chain> from(int start, Rule rule) {
    List<Chain> chains = new ArrayList<>();
    List<Step> reached = new ArrayList<>();
    Map<Integer, Set<SquareSet>> seen = new TreeMap<>();
    reached.add(new Step(start, SquareSet.empty(), null, null));
    seen.computeIfAbsent(start, at -> new HashSet<>()).add(SquareSet.empty());
    for (int i = 0; i < reached.size(); i++) {
      Step step = reached.get(i);
      List<Hop> hops = new ArrayList<>(rule.hops(step.at(), step.taken()));
      hops.sort(Comparator.comparingInt(Hop::to));
      for (Hop hop : hops) {
        SquareSet taken = step.taken().or(hop.takes());
        if (seen.computeIfAbsent(hop.to(), at -> new HashSet<>()).add(taken)) {
          Step next = new Step(hop.to(), taken, hop, step);
          reached.add(next);
          chains.add(next.chain());
        }
      }
    }
    return chains;
  }

  /** The chain along these landing squares, if every hop of it is allowed. */
  public static Optional<Chain> along(int start, List<Integer> landings, Rule rule) {
    List<Hop> hops = new ArrayList<>();
    SquareSet taken = SquareSet.empty();
    int at = start;
    for (int landing : landings) {
      Optional<Hop> found =
          rule.hops(at, taken).stream().filter(hop -> hop.to() == landing).findFirst();
      if (found.isEmpty()) {
        return Optional.empty();
      }
      hops.add(found.get());
      taken = taken.or(found.get().takes());
      at = landing;
    }
    return hops.isEmpty() ? Optional.empty() : Optional.of(new Chain(start, hops));
  }
}
