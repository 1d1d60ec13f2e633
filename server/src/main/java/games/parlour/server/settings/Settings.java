package games.parlour.server.settings;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** What was set, by the names of the keys; all else is as usual. Immutable. */
public final class Settings {
  /** Nothing is set. */
  public static final Settings NONE = new Settings(Map.of(), Optional.empty());

  private final Map<String, String> written;
  private final Optional<Path> file;

  /** Values that were read before, so that each can be read. */
  Settings(Map<String, String> written, Optional<Path> file) {
    this.written = Map.copyOf(written);
    this.file = file;
  }

  /** The file that they were read from, if there is one. */
  public Optional<Path> file() {
    return file;
  }

  /** Whether something is set. */
  public boolean has(SettingKey<?> key) {
    return written.containsKey(key.name());
  }

  /** What holds for a key. */
  public <T> T get(SettingKey<T> key) {
    String text = written.get(key.name());
    return text == null ? key.byDefault() : key.reader().apply(text).orElseThrow();
  }
}
