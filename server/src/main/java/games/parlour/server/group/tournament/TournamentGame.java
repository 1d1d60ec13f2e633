package games.parlour.server.group.tournament;

import java.util.Optional;

/**
 * A game of a tournament as it is stored.
 *
 * @param first who plays the first side, by their number in the tournament
 * @param table where it is played, once it has begun
 * @param over whether that table says that it is over
 * @param winner the side that won there, empty for a draw; nothing before the end
 * @param decision what stands instead of the result at the table
 */
public record TournamentGame(
    int number,
    int round,
    int first,
    int second,
    Optional<String> table,
    boolean over,
    Optional<String> winner,
    Optional<Decision> decision) {
  /** Why a result does not come from the table. */
  public enum Reason {
    HOST,
    FORFEIT,
    ANNULLED
  }

  /** A result that does not come from the table. */
  public record Decision(TournamentResult result, Reason reason) {}

  /** Whether somebody plays in it. */
  public boolean has(int player) {
    return first == player || second == player;
  }

  /** Whether nobody is waited for any more. */
  public boolean isDecided() {
    return over || decision.isPresent();
  }

  /** Whether it does not count because a player has left. */
  public boolean isAnnulled() {
    return decision.map(made -> made.reason() == Reason.ANNULLED).orElse(false);
  }

  /** How it ended, if it has and counts. */
  public Optional<TournamentResult> result(String firstSide) {
    if (decision.isPresent()) {
      return decision.filter(made -> made.reason() != Reason.ANNULLED).map(Decision::result);
    }
    return over ? Optional.of(played(firstSide)) : Optional.empty();
  }

  /** A table without a winner, drawn or not, was closed by its owner: nobody gets anything. */
  private TournamentResult played(String firstSide) {
    return winner
        .map(
            side ->
                side.isEmpty()
                    ? TournamentResult.DRAW
                    : side.equals(firstSide) ? TournamentResult.FIRST : TournamentResult.SECOND)
        .orElse(TournamentResult.NONE);
  }
}
