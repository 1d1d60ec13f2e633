package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Steps that belong together: a card, the end of a round, the begin of a turn, a vote. */
record TraceSection(List<TraceStep> steps) {
  /** The phases in which the table is tidy. */
  private static final Set<String> RESTING =
      Set.of("operations_phase", "cleanup_phase", "final_voting_select_state", "game_over");

  /** The passages of a game; the last one may break off. */
  static List<TraceSection> of(List<TraceStep> steps) {
    List<TraceSection> all = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < steps.size(); i++) {
      if (i + 1 == steps.size() || RESTING.contains(steps.get(i).after().phase())) {
        all.add(new TraceSection(List.copyOf(steps.subList(from, i + 1))));
        from = i + 1;
      }
    }
    return all;
  }

  TraceStep first() {
    return steps.getFirst();
  }

  TraceState before() {
    return first().before();
  }

  TraceState after() {
    return steps.getLast().after();
  }

  int lastStep() {
    return steps.getLast().n();
  }

  /** Whether it came to its end. */
  boolean complete() {
    return RESTING.contains(after().phase());
  }

  boolean endsGame() {
    return after().phase().equals("game_over");
  }

  boolean isCard() {
    return first().action().startsWith("card_") && first().phase().equals("operations_phase");
  }

  /** The card that is played, or the name of what else happens. */
  String title() {
    return isCard() ? first().arg() : first().phase();
  }

  String side() {
    return TraceNames.side(first().role());
  }

  /** Whether the card had been claimed, not drawn. */
  boolean isClaimed() {
    return isCard() && before().claimedBy(side()).contains(first().arg());
  }
}
