package games.parlour.cli.input;

import java.util.Optional;
import java.util.function.Supplier;

/** Where typed lines come from. */
public interface LineInput extends AutoCloseable {
  /** The next line; nothing when the person has left. */
  Optional<String> next(String prompt);

  /**
   * Takes out of sight what was written so far, once whoever reads it is ready; says whether they
   * are still there.
   */
  boolean wipe(String ready);

  /** Does something that may take a while; where it can be wiped away again, the person is told. */
  default <T> T whileWaiting(String words, Supplier<T> work) {
    return work.get();
  }

  /** How many columns there are to write on. */
  int width();

  @Override
  void close();
}
