package games.parlour.cli;

import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * Refuses a Java that can corrupt data. The launcher passes over such a Java; a release can also be
 * started without the launcher.
 */
final class JavaCheck {
  /** The first that keeps data of native code whole while G1 collects garbage (JDK-8377811). */
  private static final Runtime.Version NEEDED = Runtime.Version.parse("25.0.3");

  private JavaCheck() {}

  /** Why the program does not start on this Java; empty if it does. */
  static Optional<Text> refusal(Runtime.Version java) {
    return java.compareToIgnoreOptional(NEEDED) >= 0
        ? Optional.empty()
        : Optional.of(Text.of("old-java", "version", java.toString(), "needed", NEEDED.toString()));
  }
}
