package games.parlour.server.group.tournament;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a game of a tournament ended, for the one who is named first. */
public enum TournamentResult {
  FIRST(2, 0),
  SECOND(0, 2),
  DRAW(1, 1),
  /** Nobody gets anything. */
  NONE(0, 0);

  private final int first;
  private final int second;

  TournamentResult(int first, int second) {
    this.first = first;
    this.second = second;
  }

  /** How many half points it brings the first one, or the second. */
  public int halves(boolean toFirst) {
    return toFirst ? first : second;
  }

  /** The word for it in requests and in the store. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The result with this word. */
  public static Optional<TournamentResult> of(String word) {
    return Stream.of(values()).filter(result -> result.word().equals(word)).findFirst();
  }
}
