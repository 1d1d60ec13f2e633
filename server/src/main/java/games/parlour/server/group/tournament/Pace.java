package games.parlour.server.group.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Who starts the rounds of a tournament. */
public enum Pace {
  /** The host, once the round before is over. */
  HOST,
  /** The server, as soon as the round before is over. */
  AUTO,
  /** All games begin at once. */
  ALL;

  /** The word for it in requests and in the store. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The pace with this word. */
  public static Optional<Pace> of(String word) {
    return Stream.of(values()).filter(pace -> pace.word().equals(word)).findFirst();
  }

  /** All words. */
  public static List<String> words() {
    return Stream.of(values()).map(Pace::word).toList();
  }
}
