package games.parlour.testkit.ghosts;

import games.parlour.boards.Direction;
import games.parlour.boards.Grid;
import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Prompt;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A position of Ghosts. What has been taken is what is missing on the board.
 *
 * @param hidden whether a side sees the nature of its own ghosts only
 * @param ghosts who stands where, in order of squares
 * @param mover the index of the side to move
 * @param quiet how many turns have passed since a ghost was taken
 */
public record GhostsPosition(boolean hidden, Map<Integer, Ghost> ghosts, int mover, int quiet)
    implements Position<GhostsPosition, GhostMove> {
  private static final Grid GRID = GhostsRules.GRID;

  public GhostsPosition {
    ghosts = Collections.unmodifiableMap(new TreeMap<>(ghosts));
  }

  static GhostsPosition start(boolean hidden) {
    return new GhostsPosition(hidden, Map.of(), 0, 0);
  }

  /** How many of these ghosts stand on the board. */
  int count(Ghost ghost) {
    return Collections.frequency(ghosts.values(), ghost);
  }

  boolean isArranged(int side) {
    return ghosts.values().stream().anyMatch(ghost -> ghost.side() == side);
  }

  /** How many ghosts of a kind have been taken. */
  int taken(Ghost ghost) {
    return isArranged(ghost.side()) ? GhostsRules.OF_A_KIND - count(ghost) : 0;
  }

  @Override
  public Turn turn() {
    for (Ghost ghost : Ghost.values()) {
      if (taken(ghost) == GhostsRules.OF_A_KIND) {
        int winner = ghost.isGood() ? 1 - ghost.side() : ghost.side();
        String key = ghost.isGood() ? "over.good" : "over.evil";
        return new Turn.Over(Outcome.win(GhostsRules.SIDES.get(winner), Text.of(key)));
      }
    }
    if (quiet >= GhostsRules.QUIET_LIMIT) {
      return new Turn.Over(Outcome.draw(Text.of("over.quiet", "turns", GhostsRules.QUIET_LIMIT)));
    }
    String key = isArranged(mover) ? "ask.move" : "ask.arrange";
    return new Turn.Decide(GhostsRules.SEATS.get(mover), new Prompt(Text.of(key)));
  }

  @Override
  public List<GhostMove> moves() {
    if (turn() instanceof Turn.Over) {
      return List.of();
    }
    return isArranged(mover) ? steps() : arrangements();
  }

  private List<GhostMove> arrangements() {
    List<String> home = GhostsRules.home(mover);
    List<GhostMove> moves = new ArrayList<>();
    for (int first = 0; first < home.size(); first++) {
      for (int second = first + 1; second < home.size(); second++) {
        moves.add(new GhostMove.Arrange(List.of(home.get(first), home.get(second))));
      }
    }
    return moves;
  }

  private List<GhostMove> steps() {
    List<GhostMove> moves = new ArrayList<>();
    ghosts.forEach(
        (square, ghost) -> {
          for (Direction direction : Direction.values()) {
            boolean straight = direction.files() == 0 || direction.ranks() == 0;
            int next = GRID.step(square, direction);
            Ghost there = ghosts.get(next);
            boolean free = there == null || there.side() != mover;
            if (ghost.side() == mover && straight && next != Grid.NONE && free) {
              moves.add(new GhostMove.Step(GRID.name(square), GRID.name(next), there != null));
            }
          }
        });
    return moves;
  }

  @Override
  public GhostsPosition play(GhostMove move) {
    if (!moves().contains(move)) {
      throw Refusal.ofMove(GhostsNotation.text(move));
    }
    Map<Integer, Ghost> next = new TreeMap<>(ghosts);
    switch (move) {
      case GhostMove.Arrange arrange -> {
        for (String square : GhostsRules.home(mover)) {
          next.put(GRID.square(square), Ghost.of(mover, arrange.good().contains(square)));
        }
      }
      case GhostMove.Step step ->
          next.put(GRID.square(step.end()), next.remove(GRID.square(step.start())));
    }
    boolean counts = move instanceof GhostMove.Step step && !step.takes();
    return new GhostsPosition(hidden, next, 1 - mover, counts ? quiet + 1 : 0);
  }

  /** Whether this viewer sees the nature of a side's ghosts. */
  boolean isSeen(int side, Viewer viewer) {
    return !hidden || viewer instanceof Viewer.At at && at.seat().index() == side;
  }

  /** The kind that this viewer takes a ghost for. */
  String kind(Ghost ghost, Viewer viewer) {
    return isSeen(ghost.side(), viewer) ? ghost.kind() : Ghost.hiddenKind(ghost.side());
  }

  @Override
  public View view(Viewer viewer) {
    return GhostsBoard.view(this, viewer);
  }

  @Override
  public List<Happening> happenings(GhostMove move, Viewer viewer) {
    return GhostsHappenings.of(this, move, viewer);
  }

  /** Any of the enemy's ghosts on the board may be any of those that are left. */
  @Override
  public GhostsPosition imagine(Seat seat, Generator random) {
    if (!hidden) {
      return this;
    }
    List<Ghost> left = new ArrayList<>(ghosts.values());
    left.removeIf(ghost -> ghost.side() == seat.index());
    Collections.sort(left); // so that nothing depends on which of them stands where
    Map<Integer, Ghost> imagined = new TreeMap<>(ghosts);
    imagined.replaceAll(
        (square, ghost) ->
            ghost.side() == seat.index() ? ghost : left.remove(random.below(left.size())));
    return new GhostsPosition(hidden, imagined, mover, quiet);
  }

  @Override
  public boolean reveals(GhostMove move) {
    return move instanceof GhostMove.Step step && step.takes();
  }
}
