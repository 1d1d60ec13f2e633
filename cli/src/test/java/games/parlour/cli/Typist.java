package games.parlour.cli;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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
