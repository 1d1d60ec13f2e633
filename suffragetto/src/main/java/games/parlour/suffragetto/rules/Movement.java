package games.parlour.suffragetto.rules;

import games.parlour.boards.Chains;
import games.parlour.boards.Direction;
import games.parlour.boards.SortableMove;
import games.parlour.boards.SquareSet;
import games.parlour.suffragetto.rules.SuffragettoMove.Leg;
import games.parlour.suffragetto.rules.SuffragettoMove.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
    return board.of(faction).list().stream()
        .allMatch(
            from ->
                steps(faction, from).isEmpty()
                    && (isPut(faction, from)
                        || hopsFrom(from).hops(from, SquareSet.empty()).isEmpty()));
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

  /** S3, S7: whether a piece may step or land there, were it empty. Who is inside stays inside. */
  private static boolean mayLand(Faction faction, int from, int to) {
    boolean inside = faction.goal().contains(from);
    return (inside ? faction.goal() : faction.ground()).contains(to);
  }

  /** The hops of the piece on a square, as a rule for chains. */
  Chains.Rule hopsFrom(int start) {
    Piece hopper = board.at(start);
    if (hopper == null) {
      return (from, taken) -> List.of();
    }
    return Chains.on(
        Zones.GRID,
        (from, over, to, direction, taken) -> {
          if (!mayHop(hopper, from, over, to, start, taken, direction)) {
            return Optional.empty();
          }
          boolean takes = takes(hopper, over, direction);
          return Optional.of(takes ? SquareSet.of(over) : SquareSet.empty());
        });
  }

  private boolean mayHop(
      Piece hopper, int from, int over, int to, int start, SquareSet taken, Direction direction) {
    if (!stands(over, start, taken) || stands(to, start, taken)) {
      return false;
    }
    Faction faction = hopper.faction();
    if (!mayLand(faction, from, to) || !faction.ground().contains(over)) {
      return false;
    }
    if (Zones.STREETS.contains(over) && !edition.hopsOverStreets()) {
      return false;
    }
    boolean enemy = board.of(faction.other()).contains(over);
    return !enemy || edition.travelsOverEnemies() || takes(hopper, over, direction);
  }

  /**
   * S5, S6: whether somebody stands there while a piece hops: it has left, and so have the taken.
   */
  private boolean stands(int square, int start, SquareSet taken) {
    return occupied.contains(square) && square != start && !taken.contains(square);
  }

  /** S6: whether a hop over this square takes an enemy who stands there. */
  private boolean takes(Piece hopper, int over, Direction direction) {
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
