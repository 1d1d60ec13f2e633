package games.parlour.votes.rules.state;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The kinds of frames: what can be under way in a game. */
public enum FrameKind {
  SETUP,
  PLANNING,
  STRATEGY,
  ROUND,
  VOTING,
  EVENT,
  ROLL,
  CAMPAIGN,
  LOBBY,
  REFILL,
  EXCHANGE,
  OPPOBOT,
  BOT_CAMPAIGN;

  private static final FrameKind[] ALL = values();

  static FrameKind at(int ordinal) {
    return ALL[ordinal];
  }

  /** How a frame of this kind is called where positions are written. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind that a word means. */
  public static Optional<FrameKind> of(String word) {
    return Arrays.stream(ALL).filter(kind -> kind.word().equals(word)).findFirst();
  }
}
