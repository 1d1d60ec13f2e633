package games.parlour.server.conduct;

import java.util.List;

/** The documents that tell of blocks and reports. Their components are the names in the JSON. */
final class ConductDocuments {
  private ConductDocuments() {}

  /** Whom somebody has blocked. */
  record BlockList(List<BlockLine> blocks) {}

  /** One of them, by a key that undoes the block. */
  record BlockLine(String key, String name, long since) {}

  /** What is said to somebody who has reported something. */
  record Reported(String said) {}
}
