package games.parlour.server.backup;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a backup says of itself.
 *
 * @param format the form of the file
 * @param program the version of the program that wrote it
 * @param created when that was
 * @param database the kind of database that it was taken from
 * @param steps the steps of the schema that this database had taken
 * @param key what tells the server's key from another; nothing where there was none yet
 * @param tables the tables in it
 */
public record BackupManifest(
    String format,
    String program,
    long created,
    String database,
    List<String> steps,
    @Nullable String key,
    List<BackupTable> tables) {
  static final String FORMAT = "parlour-backup-1";
  static final String NAME = "manifest.json";
  static final String KEY_NAME = "parlour.key";

  /**
   * A table in a backup.
   *
   * @param columns the columns, in the order in which each row has them
   * @param rows how many rows there are
   * @param sha256 the hash of the rows as they are written
   */
  public record BackupTable(String name, List<String> columns, long rows, String sha256) {
    String fileName() {
      return "tables/" + name + ".jsonl";
    }
  }

  /** How many rows of a table there are. */
  public long rows(String table) {
    return tables.stream()
        .filter(one -> one.name().equals(table))
        .mapToLong(BackupTable::rows)
        .findFirst()
        .orElse(0);
  }
}
