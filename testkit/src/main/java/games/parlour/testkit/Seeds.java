package games.parlour.testkit;

import games.parlour.core.random.Generator;
import java.util.function.Consumer;

/**
 * The one number that all randomness of a test run comes from. It is new in every run, unless the
 * system property {@code parlour.seed} names it, so that a failure can be repeated.
 */
public final class Seeds {
  private static final String PROPERTY = "parlour.seed";
  private static final long BASE = choose();

  private Seeds() {}

  /** The seed of this run. */
  public static long base() {
    return BASE;
  }

  /** What to add to the command that failed, so that it fails again. */
  public static String howToRepeat() {
    return "seed " + BASE + "; repeat it with -D" + PROPERTY + "=" + BASE;
  }

  /** Runs a random test; if it fails, the message says how to repeat it. */
  public static void repeatably(Consumer<Generator> test) {
    try {
      test.accept(new Generator(BASE));
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(e.getMessage() + "\n" + howToRepeat(), e);
    }
  }

  /** Few digits, so that they are easily typed again. */
  private static long choose() {
    String wanted = System.getProperty(PROPERTY, "");
    return wanted.isEmpty()
        ? Generator.splitMix(System.nanoTime(), 1) >>> 32
        : Long.parseLong(wanted);
  }
}
