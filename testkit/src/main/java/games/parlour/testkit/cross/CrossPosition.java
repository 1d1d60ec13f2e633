package games.parlour.testkit.cross;

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
 * A position of Cross. What has been taken is what is missing on the board.
 *
 * @param pieces who stands where, in order of squares
 * @param mover the index of the side to move
 * @param quiet how many turns have passed since a piece was taken
 */
public record CrossPosition(Map<Integer, CrossPiece> pieces, int mover, int quiet)
    implements Position<CrossPosition, CrossMove> {
  private static final Grid GRID = CrossRules.GRID;

  public CrossPosition {
    pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
  }

  /** How many of these stand on the board. */
  int count(CrossPiece piece) {
    return Collections.frequency(pieces.values(), piece);
  }

  /** How many of a kind have been taken. */
  int taken(CrossPiece piece) {
    return piece.most() - count(piece);
  }

  @Override
  public Turn turn() {
    for (int side = 0; side < 2; side++) {
      if (count(CrossPiece.captain(side)) == 0) {
        return new Turn.Over(Outcome.win(CrossRules.SIDES.get(1 - side), Text.of("over.captain")));
      }
    }
    if (quiet >= CrossRules.QUIET_LIMIT) {
      return new Turn.Over(Outcome.draw(Text.of("over.quiet", "turns", CrossRules.QUIET_LIMIT)));
    }
    return new Turn.Decide(CrossRules.SEATS.get(mover), new Prompt(Text.of("ask.move")));
  }

  @Override
  public List<CrossMove> moves() {
    List<CrossMove> moves = new ArrayList<>();
    if (turn() instanceof Turn.Over) {
      return moves;
    }
    pieces.forEach(
        (square, piece) -> {
          for (Direction direction : Direction.values()) {
            boolean straight = direction.files() == 0 || direction.ranks() == 0;
            int next = GRID.step(square, direction);
            CrossPiece there = pieces.get(next);
            boolean free = there == null || there.side() != mover;
            if (piece.side() == mover && straight && next != Grid.NONE && free) {
              moves.add(new CrossMove(GRID.name(square), GRID.name(next), there != null));
            }
          }
        });
    return moves;
  }

  @Override
  public CrossPosition play(CrossMove move) {
    if (!moves().contains(move)) {
      throw new Refusal(Text.of("refused.move", "move", move.text()));
    }
    Map<Integer, CrossPiece> next = new TreeMap<>(pieces);
    next.put(GRID.square(move.end()), next.remove(GRID.square(move.start())));
    return new CrossPosition(next, 1 - mover, move.takes() ? 0 : quiet + 1);
  }

  @Override
  public View view(Viewer viewer) {
    return CrossBoard.view(this);
  }

  @Override
  public List<Happening> happenings(CrossMove move, Viewer viewer) {
    return CrossBoard.happenings(this, move);
  }

  @Override
  public CrossPosition imagine(Seat seat, Generator random) {
    return this;
  }

  @Override
  public boolean reveals(CrossMove move) {
    return false;
  }
}
