package games.parlour.suffragetto.rules;

import games.parlour.boards.Chains;
import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SortableMove;
import games.parlour.boards.SquareSet;
import games.parlour.suffragetto.rules.SuffragettoMove.Leg;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** S3 to S7: where the pieces of a board may go in an edition. */
public final class Movement {
  private final Edition edition;
  private final Board board;
  private final SquareSet occupied;

  public Movement(Edition edition, Board board) {
    this.edition = edition;
    this.board = board;
    this.occupied = board.occupied();
  }

  /** Every step and hop of a faction, in canonical order: by start, end, captures. */
  List<Travel> of(Faction faction) {
    List<Travel> travels = new ArrayList<>();
    board.of(faction).list().forEach(from -> travels.addAll(from(faction, from)));
    return travels;
  }

  /** Every step and hop of a faction's piece on a square. */
  public List<Travel> from(Faction faction, int from) {
    List<SortableMove<Travel>> ways = new ArrayList<>();
    for (int to : steps(faction, from).list()) {
      ways.add(new SortableMove<>(to, SquareSet.empty(), step(from, to)));
    }
    if (!isPut(faction, from)) {
      for (Chains.Chain chain : Chains.from(from, hopsFrom(from))) {
        ways.add(new SortableMove<>(chain.end(), chain.taken(), travel(chain)));
      }
    }
    return SortableMove.inOrder(ways);
  }

  /** Whether the piece on a square is put elsewhere in the building instead of moving. */
  private boolean isPut(Faction faction, int from) {
    return edition.putsInside() && faction.goal().contains(from);
  }

  /** Where the piece on a square may step, or be put. */
  private SquareSet steps(Faction faction, int from) {
    if (isPut(faction, from)) {
      return faction.goal().minus(occupied);
    }
    SquareSet land = faction.goal().contains(from) ? faction.goal() : faction.ground();
    return Zones.GRID.around(from).minus(occupied).and(land);
  }

  /** S9: whether a faction has neither a step nor a hop. */
  boolean isStuck(Faction faction) {
    return board.of(faction).list().stream().noneMatch(from -> isMovable(faction, from));
  }

  /** The step of the piece on a square to another, if it is allowed. */
  Optional<Travel> step(Faction faction, int from, int to) {
    return steps(faction, from).contains(to) ? Optional.of(step(from, to)) : Optional.empty();
  }

  /** The chain of the piece on a square along these, if every hop of it is allowed. */
  Optional<Chains.Chain> chain(int from, List<Integer> landings) {
    return Chains.along(from, landings, hopsFrom(from));
  }

  /**
   * The move that a chain of a faction's piece makes, told by its shortest path; nothing if it
   * leads nowhere. It looks at this chain alone, however many others there are.
   */
  Optional<Travel> told(Faction faction, Chains.Chain chain) {
    int from = chain.start();
    if (chain.end() == from && chain.taken().isEmpty()) {
      return Optional.empty();
    }
    if (isPut(faction, from)) {
      return chain.taken().isEmpty() ? step(faction, from, chain.end()) : Optional.empty();
    }
    return Optional.of(travel(Chains.shortest(chain, hopsFrom(from), 1)));
  }

  /** Whether the piece of a faction on a square may end on another, by whatever way. */
  boolean reaches(Faction faction, int from, int to) {
    return steps(faction, from).contains(to)
        || !isPut(faction, from) && Chains.to(from, to, hopsFrom(from)).isPresent();
  }

  /** Whether the piece of a faction on a square can be moved at all. */
  boolean isMovable(Faction faction, int from) {
    return !steps(faction, from).isEmpty() || !isPut(faction, from) && canHop(from);
  }

  /** Whether the piece on a square has a hop. */
  boolean canHop(int from) {
    return !hopsFrom(from).hops(from, SquareSet.empty()).isEmpty();
  }

  /** Whether hops lead the piece on a square to another. */
  boolean canHopTo(int from, int to) {
    return Chains.ends(from, hopsFrom(from)).contains(to);
  }

  /** Where everybody may go once a piece has stepped. */
  Movement afterStep(Piece piece, int from, int to) {
    SquareSet left = SquareSet.of(from);
    return new Movement(edition, board.without(piece, left).with(piece, SquareSet.of(to)));
  }

  /** The hops of the piece on a square, as a rule for chains. */
  Chains.Rule hopsFrom(int start) {
    return hopsFrom(start, Set.of());
  }

  /** The same, as if some obstacles did not count. */
  Chains.Rule hopsFrom(int start, Set<HopObstacle> ignored) {
    Piece hopper = board.at(start);
    if (hopper == null) {
      return (from, taken) -> List.of();
    }
    return Chains.on(
        Zones.GRID,
        (from, over, to, direction, taken) -> {
          if (obstacle(hopper, from, over, to, start, taken, direction, ignored) != null) {
            return Optional.empty();
          }
          boolean takes = takes(hopper, over, direction);
          return Optional.of(takes ? SquareSet.of(over) : SquareSet.empty());
        });
  }

  /** What forbids the first hop of the piece on a square in a direction. */
  Optional<HopObstacle> obstacle(int start, Direction direction) {
    return obstacle(start, start, SquareSet.empty(), direction);
  }

  /** What forbids a hop in a direction to a piece that began elsewhere and has taken these. */
  Optional<HopObstacle> obstacle(int start, int from, SquareSet taken, Direction direction) {
    Piece hopper = board.at(start);
    int over = Zones.GRID.step(from, direction);
    int to = over == Grid.NONE ? Grid.NONE : Zones.GRID.step(over, direction);
    return hopper == null || to == Grid.NONE
        ? Optional.of(HopObstacle.CLOSED)
        : Optional.ofNullable(obstacle(hopper, from, over, to, start, taken, direction, Set.of()));
  }

  private @Nullable HopObstacle obstacle(
      Piece hopper,
      int from,
      int over,
      int to,
      int start,
      SquareSet taken,
      Direction direction,
      Set<HopObstacle> ignored) {
    if (!stands(over, start, taken)) {
      return HopObstacle.NOBODY;
    }
    Faction faction = hopper.faction();
    if (stands(to, start, taken)) {
      return HopObstacle.OCCUPIED;
    }
    if (!faction.ground().contains(to)) {
      return HopObstacle.CLOSED;
    }
    if (counts(HopObstacle.STAYS_INSIDE, ignored)
        && faction.goal().contains(from)
        && !faction.goal().contains(to)) {
      return HopObstacle.STAYS_INSIDE;
    }
    if (counts(HopObstacle.OVER_CLOSED, ignored) && !faction.ground().contains(over)) {
      return HopObstacle.OVER_CLOSED;
    }
    if (counts(HopObstacle.STREET, ignored)
        && Zones.STREETS.contains(over)
        && !edition.hopsOverStreets()) {
      return HopObstacle.STREET;
    }
    boolean enemy = board.of(faction.other()).contains(over);
    boolean travels = edition.travelsOverEnemies() || !counts(HopObstacle.ENEMY, ignored);
    return !enemy || travels || takes(hopper, over, direction) ? null : HopObstacle.ENEMY;
  }

  private static boolean counts(HopObstacle obstacle, Set<HopObstacle> ignored) {
    return !ignored.contains(obstacle);
  }

  /**
   * S5, S6: whether somebody stands there while a piece hops: it has left, and so have the taken.
   */
  private boolean stands(int square, int start, SquareSet taken) {
    return occupied.contains(square) && square != start && !taken.contains(square);
  }

  /** S6: whether a hop over this square takes an enemy who stands there. */
  boolean takes(Piece hopper, int over, Direction direction) {
    return board.of(hopper.faction().other()).contains(over)
        && Zones.ARENA.contains(over)
        && (hopper.isLarge() || direction.isDiagonal());
  }

  private static Travel step(int from, int to) {
    Leg leg = new Leg(Zones.GRID.name(to), Optional.empty());
    return new Travel(Zones.GRID.name(from), false, List.of(leg));
  }

  private static Travel travel(Chains.Chain chain) {
    List<Leg> legs = new ArrayList<>();
    for (Chains.Hop hop : chain.hops()) {
      Optional<String> takes = hop.takes().list().stream().findFirst().map(Zones.GRID::name);
      legs.add(new Leg(Zones.GRID.name(hop.to()), takes));
    }
    return new Travel(Zones.GRID.name(chain.start()), true, legs);
  }
}
