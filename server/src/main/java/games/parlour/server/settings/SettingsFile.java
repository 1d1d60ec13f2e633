package games.parlour.server.settings;

import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A file of settings: {@code key = value} in each line; what follows a {@code #} at the start of a
 * line is a comment. Whatever is wrong is refused by its line.
 */
public final class SettingsFile {
  private static final int MOST_BYTES = 256 * 1024;

  private final Path path;
  private final Map<String, SettingKey<?>> known;
  private final Map<String, String> written = new TreeMap<>();

  private SettingsFile(Path path, List<SettingKey<?>> keys) {
    this.path = path;
    this.known = keys.stream().collect(Collectors.toMap(SettingKey::name, key -> key));
  }

  /** What a file sets. */
  public static Settings read(Path path, List<SettingKey<?>> keys) {
    SettingsFile file = new SettingsFile(path, keys);
    List<String> lines = file.text().lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        file.set(i + 1, line);
      }
    }
    return new Settings(file.written, Optional.of(path.toAbsolutePath()));
  }

  private String text() {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length <= MOST_BYTES) {
        return new String(bytes, StandardCharsets.UTF_8);
      }
    } catch (IOException none) {
      // told below, like a file that is too large to be one
    }
    throw new Refusal(Text.of("refused.config.file", "file", path.toString()));
  }

  private void set(int line, String text) {
    int sign = text.indexOf('=');
    if (sign < 1) {
      throw wrong(line, Text.of("refused.config.line", "text", text));
    }
    String name = text.substring(0, sign).strip();
    String value = text.substring(sign + 1).strip();
    SettingKey<?> key = known.get(name);
    if (key == null) {
      List<String> names = known.keySet().stream().sorted().toList();
      throw wrong(line, Text.of("refused.config.key", "key", name, "keys", names));
    }
    if (value.isEmpty() || key.reader().apply(value).isEmpty()) {
      throw wrong(
          line, Text.of("refused.config.value", "key", name, "value", value, "form", key.form()));
    }
    if (written.put(name, value) != null) {
      throw wrong(line, Text.of("refused.config.twice", "key", name));
    }
  }

  private Refusal wrong(int line, Text why) {
    return new Refusal(
        Text.of("refused.config", "file", path.toString(), "line", line, "why", why));
  }

  /** A file to begin with: every key with its words and its default, and nothing set. */
  public static String template(List<SettingKey<?>> keys, Catalogue words) {
    StringBuilder text = new StringBuilder();
    words.tell("setting.head").lines().forEach(line -> text.append("# ").append(line).append('\n'));
    for (SettingKey<?> key : keys) {
      text.append("\n# ").append(words.tell("setting." + key.name())).append('\n');
      text.append("#").append(key.name()).append(" = ").append(key.example()).append('\n');
    }
    return text.toString();
  }
}
