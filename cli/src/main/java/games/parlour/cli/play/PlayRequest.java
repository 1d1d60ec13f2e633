package games.parlour.cli.play;

import games.parlour.players.Players;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How people want to play.
 *
 * @param seat the names of their seats with commas between them, or a word for all of them
 * @param against the word for the computer players that they play against
 * @param beside the word for the computer players on their own side
 * @param seed a number that repeats a game
 */
public record PlayRequest(
    Optional<String> seat, Optional<String> against, Optional<String> beside, OptionalLong seed) {

  /** The word for a computer that has a person as partner, or none. */
  String computer(boolean partner) {
    Optional<String> said = partner ? beside.or(() -> against) : against;
    return said.orElse(Players.FOR_NEWCOMERS);
  }
}
