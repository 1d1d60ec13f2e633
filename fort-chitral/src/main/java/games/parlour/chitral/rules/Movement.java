package games.parlour.chitral.rules;

import games.parlour.boards.Chains;
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
    for (int to : grid.around(from).minus(own).minus(enemies).list()) {
      ways.add(way(from, false, List.of(to), captures(from).at(to)));
    }
    for (Chains.Chain chain : Chains.from(from, jumpsFrom(from))) {
      if (chain.end() != from) {
        List<Integer> landings = chain.hops().stream().map(Chains.Hop::to).toList();
        ways.add(way(from, true, landings, taken(chain)));
      }
    }
    return SortableMove.inOrder(ways);
  }

  private SortableMove<Travel> way(
      int from, boolean jumps, List<Integer> landings, SquareSet taken) {
    List<String> path = new ArrayList<>(List.of(grid.name(from)));
    landings.forEach(landing -> path.add(grid.name(landing)));
    return new SortableMove<>(
        landings.getLast(), taken, new Travel(jumps, path, grid.names(taken)));
  }

  /** The jumps of the man on a square, as a rule for chains. It has left: its square is empty. */
  Chains.Rule jumpsFrom(int start) {
    SquareSet others = own.without(start);
    Capture captures = captures(start);
    return Chains.on(
        grid,
        (from, over, to, direction, taken) -> {
          boolean empty = !others.contains(to) && !enemies.minus(taken).contains(to);
          return others.contains(over) && empty
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
