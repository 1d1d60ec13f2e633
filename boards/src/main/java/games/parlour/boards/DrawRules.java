package games.parlour.boards;

import games.parlour.core.Option;
import games.parlour.core.Outcome;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import java.util.List;
import java.util.Optional;

/**
 * The draws that old rule books forget and that let every game end. Two passes in a row are always
 * one; the other two can be switched off.
 *
 * @param repetition whether the third occurrence of a position is a draw
 * @param quietLimit whether 200 quiet turns are a draw; what is quiet, the game says
 */
public record DrawRules(boolean repetition, boolean quietLimit) {
  /** So many passes in a row. */
  public static final int PASSES = 2;

  /** So many occurrences of a position. */
  public static final int OCCURRENCES = 3;

  private static final int QUIET_TURNS = 200;

  private static final String REPETITION = "repetition";
  private static final String QUIET_LIMIT = "quiet-limit";
  private static final String ON = "on";
  private static final List<String> VALUES = List.of(ON, "off");

  /** The option that switches draws by repetition off, between computers too. */
  public static Option repetitionForAll(String rule) {
    return Option.of(REPETITION, VALUES, ON, rule, Option.Basis.OURS);
  }

  /** The option that switches draws by repetition off, but not between computers alone. */
  public static Option repetitionAmongPeople(String rule) {
    return amongPeople(REPETITION, rule);
  }

  /** The option that switches the limit of quiet turns off, but not between computers alone. */
  public static Option quietLimit(String rule) {
    return amongPeople(QUIET_LIMIT, rule);
  }

  private static Option amongPeople(String key, String rule) {
    return new Option(key, VALUES, ON, ON, Optional.of(ON), rule, Option.Basis.OURS);
  }

  /** What was chosen. */
  public static DrawRules of(Setup setup) {
    return new DrawRules(setup.on(REPETITION), setup.on(QUIET_LIMIT));
  }

  /** How a game that has run so far ends in a draw, if it does. */
  public Optional<Outcome> outcome(DrawCounters<?> counters) {
    if (counters.passes() >= PASSES) {
      return Optional.of(Outcome.draw(Text.of("outcome.passes")));
    }
    if (quietLimit && counters.quietTurns() >= QUIET_TURNS) {
      return Optional.of(Outcome.draw(Text.of("outcome.quiet")));
    }
    if (repetition && counters.history().occurrences() >= OCCURRENCES) {
      return Optional.of(Outcome.draw(Text.of("outcome.repetition")));
    }
    return Optional.empty();
  }

  /** Whether these counters alone make a draw. */
  public boolean isReached(int quietTurns, int passes) {
    return passes >= PASSES || (quietLimit && quietTurns >= QUIET_TURNS);
  }
}
