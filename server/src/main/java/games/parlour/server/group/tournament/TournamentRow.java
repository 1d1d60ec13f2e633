package games.parlour.server.group.tournament;

import games.parlour.server.clock.TimeControl;
import java.util.Map;
import java.util.Optional;

/**
 * A tournament as it is stored, without its players and games.
 *
 * @param firstSide the side of the one who is named first in each game
 * @param laps how often everybody meets everybody
 * @param round the last round that was started
 */
public record TournamentRow(
    String group,
    int number,
    String game,
    Map<String, String> options,
    Optional<TimeControl> clock,
    String firstSide,
    int laps,
    Pace pace,
    int round,
    int rounds,
    long created) {
  public TournamentRow {
    options = Map.copyOf(options);
  }
}
