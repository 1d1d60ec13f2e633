package games.parlour.cli;

import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.RecordText;
import games.parlour.core.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Somebody who types one line at a time and may look around before each. */
final class Typist extends InputStream {
  private final Supplier<Optional<String>> next;
  private byte[] line = new byte[0];
  private int at;

  Typist(Supplier<Optional<String>> next) {
    this.next = next;
  }

  /** Types these lines; each is asked for when it is needed. */
  static Typist of(List<Supplier<String>> lines) {
    Iterator<Supplier<String>> left = lines.iterator();
    return new Typist(() -> left.hasNext() ? Optional.of(left.next().get()) : Optional.empty());
  }

  /** Types any legal move of the game that is saved at a home folder. */
  static <P extends Position<P, M>, M extends Move> Typist byChance(Game<P, M> game, Path home) {
    Generator random = new Generator(20);
    return new Typist(
        () -> {
          String record = read(Run.saved(home));
          P position = Session.replay(game, RecordText.read(record)).position();
          M move = position.moves().get(random.below(position.moves().size()));
          return Optional.of(game.notation().write(move));
        });
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
  }

  @Override
  public int read(byte[] into, int from, int length) {
    if (at == line.length) {
      Optional<String> more = next.get();
      if (more.isEmpty()) {
        return -1;
      }
      line = (more.get() + "\n").getBytes(StandardCharsets.UTF_8);
      at = 0;
    }
    int count = Math.min(length, line.length - at);
    System.arraycopy(line, at, into, from, count);
    at += count;
    return count;
  }
}
