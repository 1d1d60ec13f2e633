package games.parlour.votes.trace;

import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * A recorded game.
 *
 * @param winner the side that won; empty where nobody did
 * @param how how it ended
 * @param end the state at its end
 */
record TraceGame(
    TraceState start, List<TraceStep> steps, String winner, String how, TraceState end) {
  private static final String STUCK = "stuck";

  static TraceGame read(List<String> lines) {
    List<JsonFields> told = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        told.add(JsonFields.parse(i + 1, lines.get(i)));
      }
    }
    if (told.size() < 2) {
      throw new Refusal(Text.of("refused.trace.empty"));
    }
    TraceState start = TraceState.whole(told.getFirst().ofType("setup").object("after"));
    JsonFields end = told.getLast().ofType("end");
    List<TraceStep> steps = new ArrayList<>();
    TraceState state = start;
    for (JsonFields line : told.subList(1, told.size() - 1)) {
      TraceStep step = TraceStep.read(line.ofType("step"), state);
      steps.add(step);
      state = step.after();
    }
    return new TraceGame(
        start,
        List.copyOf(steps),
        TraceNames.side(end.text("winner")),
        end.text("how"),
        TraceState.whole(end.object("final")));
  }

  /** The state after the last step. */
  TraceState last() {
    return steps.isEmpty() ? start : steps.getLast().after();
  }

  /** Whether that program came to a point where it offered nothing more. */
  boolean stuck() {
    return how.startsWith(STUCK);
  }
}
