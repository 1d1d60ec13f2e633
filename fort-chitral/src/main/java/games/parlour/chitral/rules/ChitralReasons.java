package games.parlour.chitral.rules;

import games.parlour.boards.Chains;
import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.MoveReason;
import games.parlour.boards.SquareSet;
import java.util.Optional;

/**
 * F2, F3: why a man of the player to move cannot go somewhere, with the rule that forbids it. The
 * rules themselves are those of {@link Movement}.
 */
final class ChitralReasons {
  private final Rules rules;
  private final Men men;
  private final Colour mover;
  private final Grid grid;
  private final Movement movement;

  ChitralReasons(Rules rules, Men men, Colour mover) {
    this.rules = rules;
    this.men = men;
    this.mover = mover;
    this.grid = rules.layout().grid();
    this.movement = new Movement(rules, men, mover);
  }

  /** Why the man on a square cannot be moved; nothing if it can. */
  Optional<MoveReason> against(int from) {
    Optional<MoveReason> notMine = notMine(from);
    return notMine.isPresent() || movement.isMovable(from)
        ? notMine
        : Optional.of(MoveReason.of("F2", "reason.stuck"));
  }

  /** Why the man on a square cannot go to another; nothing if it can. */
  Optional<MoveReason> against(int from, int to) {
    Optional<MoveReason> notMine = notMine(from);
    return notMine.isPresent() || movement.reaches(from, to)
        ? notMine
        : Optional.of(reason(from, to));
  }

  private Optional<MoveReason> notMine(int from) {
    if (men.of(mover).contains(from)) {
      return Optional.empty();
    }
    boolean theirs = men.of(mover.other()).contains(from);
    return Optional.of(
        MoveReason.plain(theirs ? "reason.theirs" : "reason.empty", "square", grid.name(from)));
  }

  private MoveReason reason(int from, int to) {
    if (from == to) {
      return MoveReason.of("F2", "reason.back");
    }
    if (men.of(mover).contains(to)) {
      return MoveReason.of("F2", "reason.onto.own", "square", grid.name(to));
    }
    if (men.of(mover.other()).contains(to)) {
      return MoveReason.of("F3", "reason.onto.enemy", "square", grid.name(to));
    }
    Optional<Direction> straight = grid.direction(from, to, 2);
    if (straight.isPresent()) {
      int over = grid.step(from, straight.get());
      boolean enemy = men.of(mover.other()).contains(over);
      return MoveReason.of(
          "F2", enemy ? "reason.jump.enemy" : "reason.jump.empty", "square", grid.name(over));
    }
    Optional<Chains.Chain> overEnemies = Chains.to(from, to, movement.jumpsFrom(from, true));
    if (overEnemies.isPresent()) {
      String square = grid.name(enemyJumped(overEnemies.get()));
      return MoveReason.of("F2", "reason.jump.enemy", "square", square);
    }
    if (isMixed(from, to)) {
      return MoveReason.of("F2", "reason.mixed");
    }
    return movement.canJump(from)
        ? MoveReason.of("F2", "reason.far", "square", grid.name(to))
        : MoveReason.of("F2", "reason.far.alone");
  }

  /** The square of the first enemy that a chain jumps over. */
  private int enemyJumped(Chains.Chain chain) {
    int at = chain.start();
    for (Chains.Hop jump : chain.hops()) {
      int over = grid.step(at, grid.direction(at, jump.to(), 2).orElseThrow());
      if (men.of(mover.other()).contains(over)) {
        return over;
      }
      at = jump.to();
    }
    throw new IllegalArgumentException("no enemy on the way");
  }

  /** Whether jumps and then a step, or a step and then jumps, would lead there. */
  private boolean isMixed(int from, int to) {
    if (!grid.around(to).and(Chains.ends(from, movement.jumpsFrom(from))).isEmpty()) {
      return true;
    }
    for (int next : grid.around(from).list()) {
      if (movement.reaches(from, next)) {
        SquareSet own = men.of(mover).without(from).with(next);
        Movement after = new Movement(rules, men.with(mover, own), mover);
        if (Chains.ends(next, after.jumpsFrom(next)).contains(to)) {
          return true;
        }
      }
    }
    return false;
  }
}
