package games.parlour.boards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
  /** So many states are looked at for the shortest path of a chain; games need far fewer. */
  static final int MOST_STATES = 5_000;

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
      for (Hop hop : inOrder(rule.hops(step.at(), step.taken()))) {
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

  /**
   * A chain that ends on a square, if there is one. On a made-up board with a great many captures
   * one may be missed that needs more than {@link #MOST_STATES} states to be found.
   */
  public static Optional<Chain> to(int start, int end, Rule rule) {
    Search quick = new Search(start, rule, true);
    Optional<Chain> found = quick.to(end);
    return found.isPresent() || !quick.takes ? found : new Search(start, rule, false).to(end);
  }

  /** The squares that chains end on, found by visiting each square once; some may be missed. */
  public static SquareSet ends(int start, Rule rule) {
    Search all = new Search(start, rule, true);
    all.to(Grid.NONE);
    SquareSet ends = SquareSet.empty();
    for (Step step : all.reached.subList(1, all.reached.size())) {
      ends = ends.with(step.at());
    }
    return ends;
  }

  /** Looks for chains breadth first: quickly, visiting each square once, or in every state. */
  private static final class Search {
    private final int start;
    private final Rule rule;
    private final boolean quick;
    private final List<Step> reached = new ArrayList<>();
    private final Set<State> seen = new HashSet<>();

    /** Whether a hop has taken somebody, so that coming again to a square may lead elsewhere. */
    private boolean takes;

    Search(int start, Rule rule, boolean quick) {
      this.start = start;
      this.rule = rule;
      this.quick = quick;
      reached.add(new Step(start, SquareSet.empty(), null, null));
      seen.add(new State(start, SquareSet.empty()));
    }

    Optional<Chain> to(int end) {
      for (int i = 0; i < reached.size() && reached.size() < MOST_STATES; i++) {
        Step step = reached.get(i);
        for (Hop hop : inOrder(rule.hops(step.at(), step.taken()))) {
          SquareSet taken = step.taken().or(hop.takes());
          takes |= !hop.takes().isEmpty();
          Step next = new Step(hop.to(), taken, hop, step);
          if (hop.to() == end && (end != start || !taken.isEmpty())) {
            return Optional.of(next.chain());
          }
          if (seen.add(new State(hop.to(), quick ? SquareSet.empty() : taken))) {
            reached.add(next);
          }
        }
      }
      return Optional.empty();
    }
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

  /**
   * The chain to tell for one that was hopped: with the same end and captures, by the shortest path
   * and among those by the first in the order of squares. Only where that is not found among {@link
   * #MOST_STATES} states, as on a made-up board with a great many captures, it is told as it was
   * hopped, without its detours: so every legal chain can be judged without looking at all others.
   *
   * @param mostTaken how many a single hop takes at the most
   */
  public static Chain shortest(Chain hopped, Rule rule, int mostTaken) {
    Chain direct = withoutDetours(hopped);
    SquareSet wanted = direct.taken();
    int captures = wanted.size();
    List<Step> reached = new ArrayList<>();
    Set<State> seen = new HashSet<>();
    int depth = 0;
    int endOfDepth = 1;
    reached.add(new Step(direct.start(), SquareSet.empty(), null, null));
    seen.add(new State(direct.start(), SquareSet.empty()));
    for (int i = 0; i < reached.size() && reached.size() < MOST_STATES; i++) {
      if (i == endOfDepth) {
        depth++;
        endOfDepth = reached.size();
      }
      int hopsLeft = direct.hops().size() - depth - 1;
      for (Hop hop : inOrder(rule.hops(reached.get(i).at(), reached.get(i).taken()))) {
        SquareSet taken = reached.get(i).taken().or(hop.takes());
        boolean leadsThere =
            taken.minus(wanted).isEmpty() && captures - taken.size() <= hopsLeft * mostTaken;
        if (leadsThere && seen.add(new State(hop.to(), taken))) {
          Step next = new Step(hop.to(), taken, hop, reached.get(i));
          if (hop.to() == direct.end() && taken.equals(wanted)) {
            return next.chain();
          }
          reached.add(next);
        }
      }
    }
    return direct;
  }

  private record State(int at, SquareSet taken) {}

  /** The same chain without hops that lead back to where it has been with the same captures. */
  private static Chain withoutDetours(Chain hopped) {
    Map<State, Integer> places = new HashMap<>();
    List<Hop> hops = new ArrayList<>();
    List<State> states = new ArrayList<>();
    states.add(new State(hopped.start(), SquareSet.empty()));
    places.put(states.getFirst(), 0);
    for (Hop hop : hopped.hops()) {
      State next = new State(hop.to(), states.getLast().taken().or(hop.takes()));
      hops.add(hop);
      states.add(next);
      Integer earlier = places.putIfAbsent(next, hops.size());
      while (earlier != null && hops.size() > earlier) {
        hops.removeLast();
        State left = states.removeLast();
        places.remove(left, hops.size() + 1);
      }
    }
    return hops.isEmpty() ? hopped : new Chain(hopped.start(), hops);
  }

  private static List<Hop> inOrder(List<Hop> hops) {
    List<Hop> sorted = new ArrayList<>(hops);
    sorted.sort(Comparator.comparingInt(Hop::to));
    return sorted;
  }
}
