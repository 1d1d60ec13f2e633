package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes a state of the other program as a position of ours, to go on after a difference. The decks
 * count as shuffled, so that whatever is drawn there can be drawn here.
 */
final class PositionRebuilder {
  private static final List<String> BOXES = List.of("turn", "game", "ballot");

  private PositionRebuilder() {}

  /**
   * The line of a position between two cards.
   *
   * @param handPlayed whether the side at turn has played its hand card in this round
   * @param claimedPlayed whether it has played a claimed card
   */
  static TokenLine line(TraceState state, boolean handPlayed, boolean claimedPlayed) {
    boolean roundsOver = state.phase().equals("cleanup_phase");
    TokenLine line =
        TokenLine.of("")
            .with("turn", String.valueOf(state.turn()))
            .with("round", String.valueOf(state.round()))
            .with("actor", TraceNames.side(state.active()))
            .with("hand-played", handPlayed || roundsOver ? "yes" : "")
            .with("claimed-played", claimedPlayed || roundsOver ? "yes" : "")
            .with("phase", state.phase().startsWith("final_voting") ? "voting" : "")
            .with("congress", state.congress() == 0 ? "" : String.valueOf(state.congress()))
            .with("sent", state.sent() ? "yes" : "")
            .with(
                "buttons",
                state.buttonsOf(TraceNames.SUFFRAGIST)
                    + "/"
                    + state.buttonsOf(TraceNames.OPPOSITION));
    for (String code : TraceNames.states()) {
      line = line.with(code, state.states().getOrDefault(code, ""));
    }
    line = line.with("campaigners", campaigners(state));
    for (String side : TraceNames.SIDES) {
      line = line.with("hand." + side, state.hand(side));
      line = line.with("discard." + side, gone(state, side));
      line = line.with("shuffled." + side, state.deck(side).isEmpty() ? "" : "yes");
      line = line.with("claimed." + side, state.claimedBy(side));
    }
    for (String box : BOXES) {
      line = line.with("box." + box, state.box(box));
    }
    return line.with("open", state.strategyOpen())
        .with("states", state.statesOpen())
        .with("removed", removed(state));
  }

  private static List<String> campaigners(TraceState state) {
    List<String> named = new ArrayList<>();
    for (String one : state.campaigners()) {
      String colour = one.substring(0, one.indexOf(':'));
      boolean second = named.stream().anyMatch(other -> other.startsWith(colour));
      named.add(colour + (second ? 2 : 1) + one.substring(one.indexOf(':')));
    }
    return named;
  }

  /** Cards of a deck that lie nowhere else; set aside or used, they are out of the game. */
  private static Set<String> gone(TraceState state, String deck) {
    Set<String> gone = new TreeSet<>(TraceNames.cards(deck));
    gone.removeAll(state.deck(deck));
    gone.removeAll(state.strategyOpen());
    gone.removeAll(state.statesOpen());
    for (String side : TraceNames.SIDES) {
      gone.removeAll(state.hand(side));
      gone.removeAll(state.claimedBy(side));
    }
    BOXES.forEach(box -> gone.removeAll(state.box(box)));
    return gone;
  }

  private static Set<String> removed(TraceState state) {
    Set<String> removed = gone(state, TraceNames.STRATEGY);
    removed.addAll(gone(state, TraceNames.STATE));
    return removed;
  }
}
