package games.parlour.samplegame;

import games.parlour.boards.BoardPosition;
import games.parlour.boards.BoardView;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of Sample Game.
 *
 * @param white where the white pieces stand
 * @param black where the black pieces stand
 * @param mover whose turn it is
 */
public record SampleGamePosition(SquareSet white, SquareSet black, SampleGameSide mover)
    implements BoardPosition<SampleGamePosition, SampleGameMove> {
  private static final Grid GRID = SampleGameBoard.GRID;

  /** What a step forward is worth, in hundredths of a piece. */
  private static final int STEP = 10;

  /** R1: how the game begins. */
  static SampleGamePosition start() {
    return new SampleGamePosition(
        GRID.rectangle("a1", "e1"), GRID.rectangle("a5", "e5"), SampleGameSide.WHITE);
  }

  /** Where the pieces of a side stand. */
  SquareSet of(SampleGameSide side) {
    return side == SampleGameSide.WHITE ? white : black;
  }

  @Override
  public Turn turn() {
    return outcome()
        .<Turn>map(Turn.Over::new)
        .orElseGet(() -> mover.decides(Text.of("prompt.move")));
  }

  /** R3, R4: how the game has ended, if it has. */
  private Optional<Outcome> outcome() {
    for (SampleGameSide side : SampleGameSide.values()) {
      if (of(side).list().stream().anyMatch(square -> GRID.rank(square) == side.goal())) {
        return Optional.of(side.wins("outcome.goal."));
      }
    }
    return steps().isEmpty() ? Optional.of(mover.other().wins("outcome.stuck.")) : Optional.empty();
  }

  @Override
  public List<SampleGameMove> moves() {
    return outcome().isPresent() ? List.of() : steps();
  }

  /** R2: where the pieces of the player to move may go, in the order of squares. */
  private List<SampleGameMove> steps() {
    SquareSet taken = white.or(black);
    List<SampleGameMove> steps = new ArrayList<>();
    for (int from : of(mover).list()) {
      for (int aside = -1; aside <= 1; aside++) {
        int to = GRID.square(GRID.file(from) + aside, GRID.rank(from) + mover.forward());
        if (to != Grid.NONE && !taken.contains(to)) {
          steps.add(new SampleGameMove.Step(GRID.name(from), GRID.name(to)));
        }
      }
    }
    return List.copyOf(steps);
  }

  @Override
  public SampleGamePosition play(SampleGameMove move) {
    if (!moves().contains(move)) {
      throw Refusal.ofMove(SampleGameNotation.text(move));
    }
    return switch (move) {
      case SampleGameMove.Step step -> afterStep(step);
    };
  }

  private SampleGamePosition afterStep(SampleGameMove.Step step) {
    SquareSet own = of(mover).without(GRID.square(step.start())).with(GRID.square(step.end()));
    return mover == SampleGameSide.WHITE
        ? new SampleGamePosition(own, black, mover.other())
        : new SampleGamePosition(white, own, mover.other());
  }

  /** How far White is ahead, for a computer player; the better this is, the better it plays. */
  int lead() {
    int lead = 0;
    for (SampleGameSide side : SampleGameSide.values()) {
      for (int square : of(side).list()) {
        lead += STEP * (GRID.rank(square) - side.other().goal());
      }
    }
    return lead;
  }

  @Override
  public BoardView view() {
    return SampleGameBoard.view(this);
  }

  /** What is told and shown; the motions must explain every change on the board. */
  @Override
  public List<Happening> happenings(SampleGameMove move) {
    return switch (move) {
      case SampleGameMove.Step step ->
          List.of(
              new Happening(
                  Text.of("happening.step." + mover.word(), "from", step.start(), "to", step.end()),
                  List.of(new Happening.Motion(mover.word(), step.start(), step.end()))));
    };
  }
}
