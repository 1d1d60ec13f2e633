package games.parlour.votes.trace;

import games.parlour.core.Turn;
import java.util.List;

/** Whether a position of ours waits for what comes after a passage. */
final class SectionEnd {
  private static final List<String> BETWEEN =
      List.of(
          "campaign:", "organize:", "lobby:", "claimed:", "discard:", "done", "commit:", "vote:");

  private SectionEnd() {}

  static boolean isResting(Turn turn, TokenLine line, List<String> offered) {
    return switch (turn) {
      case Turn.Over over -> true;
      case Turn.Chance chance -> offered.getFirst().startsWith("draw:") || lastVote(line);
      case Turn.Decide decide ->
          offered.stream()
              .anyMatch(move -> between(move) || fromHand(move, line, decide.seat().name()));
    };
  }

  /** A vote on the only state that is left begins of itself. */
  private static boolean lastVote(TokenLine line) {
    return line.voting()
        && TraceNames.states().stream().filter(code -> !line.decided(code)).count() == 1;
  }

  private static boolean between(String move) {
    return BETWEEN.stream().anyMatch(move::startsWith);
  }

  private static boolean fromHand(String move, TokenLine line, String seat) {
    return move.startsWith("event:")
        && line.list("hand." + seat).contains(move.substring("event:".length()));
  }
}
