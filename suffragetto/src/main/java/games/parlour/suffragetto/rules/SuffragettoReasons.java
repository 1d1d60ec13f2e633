package games.parlour.suffragetto.rules;

import games.parlour.boards.Chains;
import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.boards.MoveReason;
import games.parlour.boards.SquareSet;
import java.util.Optional;
import java.util.Set;

/**
 * S3 to S7: why a piece of the player to move cannot go somewhere, with the rule that forbids it.
 * The rules themselves are those of {@link Movement}.
 */
final class SuffragettoReasons {
  /** What can forbid a hop in the middle of a chain, the rule that is named first first. */
  private static final HopObstacle[] ON_THE_WAY = {
    HopObstacle.STAYS_INSIDE, HopObstacle.OVER_CLOSED, HopObstacle.STREET, HopObstacle.ENEMY
  };

  private static final Grid GRID = Zones.GRID;

  private final Board board;
  private final Faction mover;
  private final Movement movement;

  SuffragettoReasons(Board board, Faction mover, Movement movement) {
    this.board = board;
    this.mover = mover;
    this.movement = movement;
  }

  /** Why the piece on a square cannot be moved; nothing if it can. */
  Optional<MoveReason> against(int from) {
    Optional<MoveReason> notMine = notMine(from);
    if (notMine.isPresent() || movement.isMovable(mover, from)) {
      return notMine;
    }
    return Optional.of(
        mover.goal().contains(from)
            ? MoveReason.of("S7", "reason.stuck.inside")
            : MoveReason.of("S4", "reason.stuck"));
  }

  /** Why the piece on a square cannot go to another; nothing if it can. */
  Optional<MoveReason> against(int from, int to) {
    Optional<MoveReason> notMine = notMine(from);
    if (notMine.isPresent() || movement.reaches(mover, from, to)) {
      return notMine;
    }
    return Optional.of(reason(from, to));
  }

  private Optional<MoveReason> notMine(int from) {
    if (board.of(mover).contains(from)) {
      return Optional.empty();
    }
    boolean theirs = board.of(mover.other()).contains(from);
    return Optional.of(
        MoveReason.plain(theirs ? "reason.theirs" : "reason.empty", "square", GRID.name(from)));
  }

  private MoveReason reason(int from, int to) {
    if (from == to) {
      return MoveReason.of("S5", "reason.back");
    }
    if (!mover.ground().contains(to)) {
      return MoveReason.of("S3", "reason.closed." + ViewBuilder.zoneOf(to));
    }
    if (mover.goal().contains(from) && !mover.goal().contains(to)) {
      return MoveReason.of("S7", "reason.inside." + mover.word());
    }
    if (board.of(mover).contains(to)) {
      return MoveReason.of("S4", "reason.onto.own", "square", GRID.name(to));
    }
    return board.of(mover.other()).contains(to) ? ontoEnemy(from, to) : toFreeSquare(from, to);
  }

  /** S6: an enemy is taken by a hop over it; whether there is one here. */
  private MoveReason ontoEnemy(int from, int to) {
    String square = GRID.name(to);
    Optional<Direction> direction = GRID.direction(from, to, 1);
    if (direction.isEmpty()) {
      return MoveReason.of("S6", "reason.onto.enemy", "square", square);
    }
    if (!Zones.ARENA.contains(to)) {
      return MoveReason.of("S6", "reason.onto.safe", "square", square);
    }
    if (!movement.takes(piece(from), to, direction.get())) {
      return MoveReason.of("S6", "reason.onto.straight");
    }
    if (movement.obstacle(from, direction.get()).isPresent()) {
      return MoveReason.of("S5", "reason.onto.blocked", "square", square);
    }
    String behind = GRID.name(GRID.step(to, direction.get()));
    return MoveReason.of("S6", "reason.onto.take", "square", square, "behind", behind);
  }

  private Piece piece(int square) {
    return Piece.of(mover, board.of(Piece.of(mover, true)).contains(square));
  }

  private MoveReason toFreeSquare(int from, int to) {
    Optional<Direction> straight = GRID.direction(from, to, 2);
    if (straight.isPresent()) {
      Optional<HopObstacle> first = movement.obstacle(from, straight.get());
      if (first.isPresent()) {
        return hop(first.get(), GRID.step(from, straight.get()));
      }
    }
    for (HopObstacle obstacle : ON_THE_WAY) {
      Chains.Rule rule = movement.hopsFrom(from, Set.of(obstacle));
      Optional<Chains.Chain> chain = Chains.to(from, to, rule);
      if (chain.isPresent()) {
        return hop(obstacle, firstOver(chain.get(), obstacle));
      }
    }
    if (isMixed(from, to)) {
      return MoveReason.of("S5", "reason.mixed");
    }
    return movement.canHop(from)
        ? MoveReason.of("S5", "reason.far", "square", GRID.name(to))
        : MoveReason.of("S4", "reason.far.alone");
  }

  private MoveReason hop(HopObstacle obstacle, int over) {
    String square = GRID.name(over);
    return switch (obstacle) {
      case STAYS_INSIDE -> MoveReason.of("S7", "reason.through." + mover.word());
      case OVER_CLOSED -> MoveReason.of("S5", "reason.hop.closed", "square", square);
      case STREET -> MoveReason.of("S5", "reason.hop.street", "square", square);
      case ENEMY -> MoveReason.of("S5", "reason.hop.straight", "square", square);
      case NOBODY, OCCUPIED, CLOSED -> MoveReason.of("S4", "reason.hop.nobody", "square", square);
    };
  }

  /** The square that a chain hops over first although an obstacle forbids it. */
  private int firstOver(Chains.Chain chain, HopObstacle obstacle) {
    int at = chain.start();
    SquareSet taken = SquareSet.empty();
    for (Chains.Hop hop : chain.hops()) {
      Direction direction = GRID.direction(at, hop.to(), 2).orElseThrow();
      Optional<HopObstacle> here = movement.obstacle(chain.start(), at, taken, direction);
      if (here.equals(Optional.of(obstacle))) {
        return GRID.step(at, direction);
      }
      taken = taken.or(hop.takes());
      at = hop.to();
    }
    throw new IllegalArgumentException("no " + obstacle + " on the way");
  }

  /** Whether hops and then a step, or a step and then hops, would lead there. */
  private boolean isMixed(int from, int to) {
    SquareSet ends = Chains.ends(from, movement.hopsFrom(from));
    if (!GRID.around(to).and(ends).isEmpty()) {
      return true;
    }
    for (int next : GRID.around(from).list()) {
      if (movement.step(mover, from, next).isPresent()
          && movement.afterStep(piece(from), from, next).canHopTo(next, to)) {
        return true;
      }
    }
    return false;
  }
}
