package games.parlour.core.record;

import games.parlour.core.Move;
import games.parlour.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A place on the line of moves that counts: takebacks leave it and begin anew behind it. A long
 * game would fill the memory with its positions, so only the latest ones stay, and some on the way;
 * the others are played again when somebody asks. Mutable; belongs to one {@link Session}.
 */
final class PositionNode<P extends Position<P, M>, M extends Move> {
  /** So many of the latest positions stay. */
  private static final int LATEST = 16;

  /** One of so many stays for good. */
  private static final int EACH = 32;

  private final int entry;
  private final int turns;
  private final int depth;
  private final @Nullable M move;
  private final @Nullable PositionNode<P, M> before;
  private @Nullable P position;

  private PositionNode(
      P position,
      int entry,
      int turns,
      int depth,
      @Nullable M move,
      @Nullable PositionNode<P, M> before) {
    this.position = position;
    this.entry = entry;
    this.turns = turns;
    this.depth = depth;
    this.move = move;
    this.before = before;
  }

  static <P extends Position<P, M>, M extends Move> PositionNode<P, M> start(P position) {
    return new PositionNode<>(position, 0, 0, 0, null, null);
  }

  /** The place that a move leads to from here. */
  PositionNode<P, M> then(P after, int number, int turnsAfter, M played) {
    PositionNode<P, M> old = this;
    for (int i = 1; i < LATEST && old.before != null; i++) {
      old = old.before;
    }
    old.giveUp();
    return new PositionNode<>(after, number, turnsAfter, depth + 1, played, this);
  }

  /** The number of the entry that led here; 0 at the start. */
  int entry() {
    return entry;
  }

  /** How many turns are over. */
  int turns() {
    return turns;
  }

  /** What led here; nothing at the start. */
  @Nullable M move() {
    return move;
  }

  /** The place before; nothing at the start. */
  @Nullable PositionNode<P, M> before() {
    return before;
  }

  boolean isKept() {
    return position != null;
  }

  /** Leaves the position to be played again, unless others need it to begin from. */
  void giveUp() {
    if (depth % EACH != 0) {
      position = null;
    }
  }

  /** The position; one that was given up is played again from the nearest behind it, and stays. */
  P position() {
    P known = position;
    return known == null ? playedAgain() : known;
  }

  private P playedAgain() {
    Deque<PositionNode<P, M>> way = new ArrayDeque<>();
    PositionNode<P, M> at = this;
    while (at.position == null && at.before != null) {
      way.push(at);
      at = at.before;
    }
    P reached = at.position;
    if (reached == null) {
      throw new IllegalStateException("the start is always kept");
    }
    for (PositionNode<P, M> next : way) {
      M played = next.move;
      reached = played == null ? reached : reached.play(played);
    }
    position = reached;
    return reached;
  }
}
