package games.parlour.cli.play;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a person wants to play.
 *
 * @param seat the name of their seat, or {@code both}
 * @param against the word for the computer player
 * @param seed a number that repeats a game
 */
public record Wishes(Optional<String> seat, Optional<String> against, OptionalLong seed) {}
