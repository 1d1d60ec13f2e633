package games.parlour.testkit.law;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A law that a game has broken: which one, and how. */
public final class LawViolation extends AssertionError {
  private final String law;
  private final String how;

  public LawViolation(String law, String how) {
    this(law, how, "", null);
  }

  private LawViolation(String law, String how, String story, @Nullable Throwable cause) {
    super(law + ": " + how + story, cause);
    this.law = law;
    this.how = how;
  }

  /** Says nothing if the law holds; the details are only put into words if it does not. */
  public static void unless(boolean holds, String law, Object... details) {
    if (!holds) {
      throw new LawViolation(
          law, Arrays.stream(details).map(String::valueOf).collect(Collectors.joining(" ")));
    }
  }

  /** The law that nothing goes wrong unasked, broken by an exception. */
  public static LawViolation by(Throwable cause) {
    return new LawViolation("nothing fails", cause.toString(), "", cause);
  }

  /** The same, with the story of the game in which it happened and how to repeat it. */
  public LawViolation during(String story) {
    return new LawViolation(law, how, "\n" + story, this);
  }

  /** The law, in a few words. */
  public String law() {
    return law;
  }
}
