package games.parlour.server.records;

import java.util.List;
import java.util.Map;

/** The documents that tell of records. Their components are the names in the JSON. */
public final class RecordDocuments {
  private RecordDocuments() {}

  /** A game that was brought in; its page is that of a table with this id. */
  public record Imported(String id, String game, String gameName, long at) {}

  /** The games that somebody brought in, the newest first. */
  public record ImportedList(List<Imported> records, int most) {}

  /** How a game stood after an entry, so that another can begin there. */
  public record WrittenPosition(
      String game, Map<String, String> options, int entry, String position, boolean over) {}
}
