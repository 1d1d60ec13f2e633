package games.parlour.core.record;

import games.parlour.core.Setup;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The whole truth of a game; everything else is derived from it.
 *
 * @param setup how it began
 * @param tags what else is told about it: who sat where ({@code player.SEAT}), the date, the seed
 * @param log what happened, numbered from one
 */
public record GameRecord(Setup setup, Map<String, String> tags, List<Entry> log) {
  private static final Pattern HEADER = Pattern.compile("[a-z][a-z0-9.-]*");

  /** Headers of a written record that belong to the set-up. */
  private static final Pattern SETUP = Pattern.compile("game|rules|position|option\\..*");

  public GameRecord {
    for (String tag : tags.keySet()) {
      if (!isHeader(tag) || SETUP.matcher(tag).matches()) {
        throw new IllegalArgumentException("no tag can be called " + tag);
      }
    }
    tags = Collections.unmodifiableMap(new TreeMap<>(tags));
    log = List.copyOf(log);
  }

  /** Whether a word can stand before the colon in the header of a written record. */
  static boolean isHeader(String word) {
    return HEADER.matcher(word).matches();
  }
}
