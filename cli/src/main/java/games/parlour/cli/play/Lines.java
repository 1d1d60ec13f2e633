package games.parlour.cli.play;

import java.util.Optional;

/** Where typed lines come from. */
interface Lines extends AutoCloseable {
  /** The next line; nothing when the person has left. */
  Optional<String> next(String prompt);

  /** How many columns there are to write on. */
  int width();

  @Override
  void close();
}
