package games.parlour.server.request;

import games.parlour.core.Game;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.text.Text;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.clock.TimeControl.PerGame;
import games.parlour.server.clock.TimeControl.PerMove;
import java.util.Optional;

/** Reads the clock that somebody wants at a table. */
public final class TimeControlReader {
  private TimeControlReader() {}

  /** What a request says of the clock; one that the game cannot have is refused. */
  public static Optional<TimeControl> of(RequestBody body, Game<?, ?> game, Setup setup) {
    Optional<TimeControl> wanted = body.object("clock").map(TimeControlReader::control);
    long sides = game.seats(setup).stream().map(Seat::side).distinct().count();
    if (wanted.isPresent() && sides < 2) {
      throw new Refusal(Text.of("problem.clock.side"));
    }
    return wanted;
  }

  private static TimeControl control(RequestBody clock) {
    return switch (clock.text("kind")) {
      case "game" -> {
        clock.only("kind", "seconds", "increment");
        int seconds = clock.number("seconds");
        int increment = clock.number("increment");
        if (seconds < PerGame.LEAST_SECONDS
            || seconds > PerGame.MOST_SECONDS
            || increment > PerGame.MOST_INCREMENT) {
          throw new Refusal(
              Text.of(
                  "problem.clock.game",
                  "least",
                  PerGame.LEAST_SECONDS,
                  "minutes",
                  PerGame.MOST_MINUTES,
                  "increment",
                  PerGame.MOST_INCREMENT));
        }
        yield new PerGame(seconds, increment);
      }
      case "days" -> {
        clock.only("kind", "days", "vacation");
        int days = clock.number("days");
        int vacation = clock.number("vacation");
        if (days < 1 || days > PerMove.MOST_DAYS || vacation > PerMove.MOST_VACATION) {
          throw new Refusal(
              Text.of(
                  "problem.clock.days",
                  "days",
                  PerMove.MOST_DAYS,
                  "vacation",
                  PerMove.MOST_VACATION));
        }
        yield new PerMove(days, vacation);
      }
      default -> throw new Refusal(Text.of("problem.clock.kind"));
    };
  }
}
