package games.parlour.server.mail;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How often somebody wants to be told of their games by e-mail. */
enum NoticeFrequency {
  /** Never. */
  OFF(Duration.ZERO),
  /** As soon as there is something to tell, but not more than once an hour. */
  SOON(Duration.ofHours(1)),
  /** Once a day at most. */
  DAILY(Duration.ofDays(1));

  private final Duration pause;

  NoticeFrequency(Duration pause) {
    this.pause = pause;
  }

  /** How long it is quiet after a mail. */
  Duration pause() {
    return pause;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<NoticeFrequency> of(String word) {
    return Stream.of(values()).filter(one -> one.word().equals(word)).findFirst();
  }

  static List<String> words() {
    return Stream.of(values()).map(NoticeFrequency::word).toList();
  }
}
