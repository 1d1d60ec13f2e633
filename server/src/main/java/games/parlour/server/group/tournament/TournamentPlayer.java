package games.parlour.server.group.tournament;

import java.util.Optional;

/**
 * Somebody who takes part in a tournament.
 *
 * @param number their place in the schedule, from 0
 * @param member their number in the group
 * @param withdrawn what became of their games, if they have left
 */
public record TournamentPlayer(int number, int member, Optional<Withdrawal> withdrawn) {
  /** What becomes of the games of somebody who leaves before the end. */
  public enum Withdrawal {
    /** They had played less than half: none of their games counts. */
    ANNULLED,
    /** They had played half or more: the games that are left count as lost. */
    FORFEITED
  }
}
