package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Where our rulings differ from that program on purpose, and how a replay goes on there. */
final class KnownDifference {
  private static final String PICKS = "bellwether-state";
  private static final String SEARCHES = "eye-on-the-future";

  /** Claimed cards that can be spent there for nothing, and cannot be played here (V59 to V61). */
  private static final Set<String> WASTED =
      Set.of("reconsideration", "counter-strat", "superior-lobbying");

  private KnownDifference() {}

  /** Whether a claimed card is spent for nothing, in a way that we do not offer. */
  static boolean isWaste(TraceSection passage, List<String> offered) {
    if (!passage.isClaimed() || !unchanged(passage.before(), passage.after())) {
      return false;
    }
    String card = passage.first().arg();
    return card.equals(PICKS)
        ? picksDecided(passage)
        : WASTED.contains(card) && !offered.contains("claimed:" + card);
  }

  private static boolean unchanged(TraceState before, TraceState after) {
    return before.states().equals(after.states())
        && before.effect().equals(after.effect())
        && before.congress() == after.congress();
  }

  /** That program offers states that are decided, to no effect (V62). */
  private static boolean picksDecided(TraceSection passage) {
    return passage.steps().stream()
        .anyMatch(
            step -> step.phase().equals("vm_select_us_state") && step.before().decided(step.arg()));
  }

  /** Our position once the card is spent. It may already be the other side's turn. */
  static TokenLine wasted(TokenLine line, TraceSection passage) {
    String side = passage.side();
    TraceState after = passage.after();
    List<String> removed = new ArrayList<>(line.list("removed"));
    removed.add(passage.first().arg());
    boolean ourRound =
        line.get("actor", TraceNames.SUFFRAGIST).equals(side)
            && line.get("turn", "1").equals(String.valueOf(after.turn()));
    return line.with("claimed." + side, after.claimedBy(side))
        .with("removed", removed)
        .with(
            "buttons",
            after.buttonsOf(TraceNames.SUFFRAGIST) + "/" + after.buttonsOf(TraceNames.OPPOSITION))
        .with("claimed-played", ourRound ? "yes" : "");
  }

  /** That program shuffles before the card that was found is played, we do so after it (V71). */
  static boolean shufflesFirst(TraceSection passage) {
    return passage.isClaimed() && passage.first().arg().equals(SEARCHES);
  }

  /** Our position with a deck that is already shuffled. */
  static TokenLine shuffled(TokenLine line, String side) {
    return line.with("shuffled." + side, "yes").with("top." + side, "").with("bottom." + side, "");
  }
}
