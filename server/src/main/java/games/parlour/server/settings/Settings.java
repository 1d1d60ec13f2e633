package games.parlour.server.settings;

import java.util.Map;

/** What was set, by the names of the keys; all else is as usual. Immutable. */
public final class Settings {
  /** Nothing is set. */
  public static final Settings NONE = new Settings(Map.of());

  private final Map<String, String> written;

  /** Values that were read before, so that each can be read. */
  Settings(Map<String, String> written) {
    this.written = Map.copyOf(written);
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
