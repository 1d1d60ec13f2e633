package games.parlour.server.finished;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.server.secret.SecretGenerator;
import java.util.Map;
import java.util.Optional;

/** The number by which a position is found, whatever only counts towards a draw. */
final class PositionHash {
  private static final int DIGITS = 16;

  private PositionHash() {}

  /** The number of a position. */
  static <P extends Position<P, M>, M extends Move> long of(Game<P, M> game, P position) {
    String text = game.id() + " " + game.notation().writeStanding(position);
    return Long.parseUnsignedLong(SecretGenerator.hash(text).substring(0, DIGITS), 16);
  }

  /**
   * The number of a written position, under the first choice of options that can read it; refuses
   * one that none can.
   */
  static <P extends Position<P, M>, M extends Move> long of(Game<P, M> game, String line) {
    try {
      return of(game, game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(line))));
    } catch (Refusal usual) {
      for (Option option : game.options()) {
        for (String value : option.values()) {
          Optional<Setup> setup = setup(game, Map.of(option.key(), value), line);
          if (setup.isPresent()) {
            return of(game, game.start(setup.get()));
          }
        }
      }
      throw usual;
    }
  }

  private static Optional<Setup> setup(Game<?, ?> game, Map<String, String> options, String line) {
    try {
      Setup setup = game.setup(Occasion.STUDY, options, Optional.of(line));
      game.start(setup);
      return Optional.of(setup);
    } catch (Refusal unreadable) {
      return Optional.empty();
    }
  }
}
