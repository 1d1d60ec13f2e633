package games.parlour.server.clock;

import java.util.OptionalLong;

/**
 * The days off of one person.
 *
 * @param left milliseconds that may still be taken off, from {@code since} where they are away
 * @param since when they left, if they are away
 */
public record Vacation(long left, OptionalLong since) {
  /** Whether they are away. */
  public boolean isOn(long now) {
    return since.isPresent() && now < until();
  }

  /** When it ends by itself. */
  public long until() {
    return since.orElse(0) + left;
  }

  /** What is left at a moment. */
  public long leftAt(long now) {
    return since.isPresent() ? Math.max(0, left - Math.max(0, now - since.getAsLong())) : left;
  }

  Vacation begun(long now) {
    return new Vacation(leftAt(now), OptionalLong.of(now));
  }

  Vacation ended(long now) {
    return new Vacation(leftAt(now), OptionalLong.empty());
  }
}
