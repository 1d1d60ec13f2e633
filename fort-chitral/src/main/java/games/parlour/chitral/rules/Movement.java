package games.parlour.chitral.rules;

import games.parlour.boards.Chains;
import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.SortableMove;
import games.parlour.boards.SquareSet;
import games.parlour.chitral.rules.ChitralMove.Travel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** F2, F3: where the men of a colour may go, and whom they take. */
public final class Movement {
  private final Rules rules;
  private final Grid grid;
  private final SquareSet own;
  private final SquareSet enemies;

  public Movement(Rules rules, Men men, Colour mover) {
    this.rules = rules;
    this.grid = rules.layout().grid();
    this.own = men.of(mover);
    this.enemies = men.of(mover.other());
  }

  /** F4: whether nobody can move. Who could be jumped over could step to where the jump lands. */
  boolean isStuck() {
    SquareSet occupied = own.or(enemies);
    return own.list().stream().allMatch(from -> grid.around(from).minus(occupied).isEmpty());
  }

  /** Every step and jump, in canonical order: by start, end, captures. */
  List<Travel> all() {
    List<Travel> travels = new ArrayList<>();
    own.list().forEach(from -> travels.addAll(from(from)));
    return travels;
  }

  /** Every step and jump of the man on a square. */
  public List<Travel> from(int from) {
    List<SortableMove<Travel>> ways = new ArrayList<>();
    for (int to : steps(from).list()) {
      ways.add(new SortableMove<>(to, captures(from).at(to), step(from, to)));
    }
    for (Chains.Chain chain : Chains.from(from, jumpsFrom(from))) {
      if (chain.end() != from) {
        ways.add(new SortableMove<>(chain.end(), taken(chain), travel(chain)));
      }
    }
    return SortableMove.inOrder(ways);
  }

  private SquareSet steps(int from) {
    return grid.around(from).minus(own).minus(enemies);
  }

  private Travel step(int from, int to) {
    List<String> path = List.of(grid.name(from), grid.name(to));
    return new Travel(false, path, grid.names(captures(from).at(to)));
  }

  private Travel travel(Chains.Chain chain) {
    List<String> path = new ArrayList<>(List.of(grid.name(chain.start())));
    chain.hops().forEach(hop -> path.add(grid.name(hop.to())));
    return new Travel(true, path, grid.names(taken(chain)));
  }

  /** The move of the man on a square along these, by one step or by jumps, if it is allowed. */
  Optional<Travel> along(int from, boolean jumps, List<Integer> landings) {
    if (!own.contains(from) || landings.isEmpty()) {
      return Optional.empty();
    }
    if (!jumps) {
      int to = landings.getFirst();
      return steps(from).contains(to) ? Optional.of(step(from, to)) : Optional.empty();
    }
    return Chains.along(from, landings, jumpsFrom(from))
        .filter(chain -> chain.end() != from)
        .map(chain -> travel(shortest(chain)));
  }

  /** The same chain by its shortest path; it is looked for alone, however many others there are. */
  private Chains.Chain shortest(Chains.Chain chain) {
    return Chains.shortest(chain, jumpsFrom(chain.start()), Direction.values().length);
  }

  /** Whether the man on a square may end on another, by whatever way. */
  boolean reaches(int from, int to) {
    return steps(from).contains(to)
        || from != to && Chains.to(from, to, jumpsFrom(from)).isPresent();
  }

  /** Whether the man on a square can be moved at all. */
  boolean isMovable(int from) {
    return !steps(from).isEmpty() || canJump(from);
  }

  /** Whether the man on a square has a jump. */
  boolean canJump(int from) {
    return !jumpsFrom(from).hops(from, SquareSet.empty()).isEmpty();
  }

  /** The jumps of the man on a square, as a rule for chains. It has left: its square is empty. */
  Chains.Rule jumpsFrom(int start) {
    return jumpsFrom(start, false);
  }

  /** The same, as if enemies could be jumped over too where that is said. */
  Chains.Rule jumpsFrom(int start, boolean overEnemies) {
    SquareSet others = own.without(start);
    Capture captures = captures(start);
    return Chains.on(
        grid,
        (from, over, to, direction, taken) -> {
          boolean empty = !others.contains(to) && !enemies.minus(taken).contains(to);
          boolean enemy = overEnemies && enemies.minus(taken).contains(over);
          return (others.contains(over) || enemy) && empty
              ? Optional.of(rules.eachJump() ? captures.at(to) : SquareSet.empty())
              : Optional.empty();
        });
  }

  /** F3: whom a chain takes, after every jump or where it ends. */
  SquareSet taken(Chains.Chain chain) {
    return rules.eachJump() ? chain.taken() : captures(chain.start()).at(chain.end());
  }

  /** Whom the man on a square takes once it has gone elsewhere. */
  Capture captures(int start) {
    return new Capture(grid, rules.diagonals(), own.without(start), enemies);
  }
}
