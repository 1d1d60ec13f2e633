package games.parlour.core;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The whole truth of a game; everything else is derived from it.
 *
 * @param setup how it began
 * @param tags what else is told about it: who sat where ({@code player.SEAT}), the date, the seed
 * @param log what happened, numbered from one
 */
public record GameRecord(Setup setup, Map<String, String> tags, List<Entry> log) {
  public GameRecord {
    tags = Collections.unmodifiableMap(new TreeMap<>(tags));
    log = List.copyOf(log);
  }
}
