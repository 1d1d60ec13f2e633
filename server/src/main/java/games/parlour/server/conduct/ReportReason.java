package games.parlour.server.conduct;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Why somebody is reported. */
public enum ReportReason {
  INSULTS,
  SPAM,
  CHEATING,
  NAME,
  OTHER;

  /** The word for it in requests and in the store. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The reason with this word. */
  public static Optional<ReportReason> of(String word) {
    return Stream.of(values()).filter(reason -> reason.word().equals(word)).findFirst();
  }

  /** All words. */
  public static List<String> words() {
    return Stream.of(values()).map(ReportReason::word).toList();
  }
}
