package games.parlour.core.table;

import games.parlour.core.Move;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * How a game went, in one line: who won, in how many turns, and by what. A game has short words for
 * its own endings under {@code summary.} and the key of the reason; without them the line says only
 * the rest.
 *
 * @param winner the name of the side that won; nothing for a draw and for a game that was called
 *     off
 * @param calledOff whether it was ended without a result
 * @param turns how many turns were played; a turn that was begun counts
 * @param reason why it ended
 */
public record GameSummary(Optional<String> winner, boolean calledOff, int turns, Text reason) {
  /** The summary of a game that is over; nothing before that. */
  public static <P extends Position<P, M>, M extends Move> Optional<GameSummary> of(
      Session<P, M> session) {
    if (!(session.turn() instanceof Turn.Over over)) {
      return Optional.empty();
    }
    Outcome outcome = over.outcome();
    return Optional.of(
        new GameSummary(
            outcome.winner().map(side -> side.name()),
            outcome.calledOff(),
            turns(session),
            outcome.reason()));
  }

  /** An act such as resigning is no turn, nor is a toss of the coin. */
  private static int turns(Session<?, ?> session) {
    return session.line().reversed().stream()
        .filter(entry -> session.log().get(entry - 1) instanceof Entry.Moved)
        .findFirst()
        .map(session::turnOf)
        .orElse(0);
  }

  /** What is said, with the words of the game. */
  public Text text(Catalogue words) {
    String when = turns == 0 ? ".unplayed" : "";
    if (calledOff) {
      return Text.of("summary.called-off" + when, "turns", turns);
    }
    String brief = "summary." + reason.key();
    boolean known = words.has(brief);
    Text how = known ? new Text(brief, reason.args()) : Text.NONE;
    String more = (known ? ".by" : "") + when;
    return winner
        .map(side -> Text.of("side." + side))
        .map(side -> told("summary.won" + more, known, how, "side", side))
        .orElseGet(() -> told("summary.drawn" + more, known, how, "side", ""));
  }

  private Text told(String key, boolean known, Text how, String name, Object side) {
    return known
        ? Text.of(key, name, side, "turns", turns, "how", how)
        : Text.of(key, name, side, "turns", turns);
  }
}
