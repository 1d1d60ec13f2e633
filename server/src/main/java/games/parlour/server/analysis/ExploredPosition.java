package games.parlour.server.analysis;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.PositionBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position that somebody looks at, with the moves that they tried on the way to it.
 *
 * @param start where they began
 * @param steps what they tried, in order
 * @param position where that led
 */
record ExploredPosition<P extends Position<P, M>, M extends Move>(
    Game<P, M> game, Setup setup, P start, List<Step<P, M>> steps, P position) {
  /** Nobody looks further ahead by hand; it bounds what one request plays again. */
  static final int MOST_MOVES = 100;

  private static final int LONGEST_MOVE = 1_000;

  /** A move that was tried, and the position it was tried in. */
  record Step<P, M extends Move>(P before, M move, P after) {}

  /** Reads what somebody wants to look at; refuses what is not possible under the rules. */
  static <P extends Position<P, M>, M extends Move> ExploredPosition<P, M> of(
      Game<P, M> game, Map<String, String> options, Optional<String> line, List<String> moves) {
    Setup setup = game.setup(Occasion.STUDY, options, line);
    if (game.hasSecrets(setup)) {
      throw new Refusal(Text.of("problem.analysis.hidden"));
    }
    if (moves.size() > MOST_MOVES) {
      throw new Refusal(Text.of("problem.analysis.moves", "most", MOST_MOVES));
    }
    PositionBounds.check(game, setup);
    P start = game.start(setup);
    P position = start;
    List<Step<P, M>> steps = new ArrayList<>();
    for (String text : moves) {
      if (text.length() > LONGEST_MOVE) {
        throw Refusal.ofMove(text.substring(0, LONGEST_MOVE) + "…");
      }
      if (position.turn() instanceof Turn.Over) {
        throw new Refusal(Text.of("refused.over"));
      }
      M move = game.notation().read(position, text);
      P after = position.play(move);
      steps.add(new Step<>(position, move, after));
      position = after;
    }
    return new ExploredPosition<>(game, setup, start, List.copyOf(steps), position);
  }

  /** Refuses a position in which nobody decides: there is nothing to look for. */
  void checkDecided() {
    switch (position.turn()) {
      case Turn.Decide decide -> {}
      case Turn.Chance chance ->
          throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.analysis.chance"));
      case Turn.Over over ->
          throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.analysis.over"));
    }
  }

  /** What is asked about itself: where they are, and where they began if that was set up. */
  List<P> asked() {
    return steps.isEmpty() || setup.position().isEmpty()
        ? List.of(position)
        : List.of(start, position);
  }

  /** Every position on the way, the last one included. */
  List<P> line() {
    return steps.stream().map(Step::after).toList();
  }
}
