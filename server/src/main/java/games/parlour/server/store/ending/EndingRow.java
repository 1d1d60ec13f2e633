package games.parlour.server.store.ending;

/**
 * How a game ended, as it is stored.
 *
 * @param listed whether everybody may find it
 * @param winner the side that won; empty for a draw, {@link #CALLED_OFF} without a result
 * @param turns in which turn
 * @param reason why, as the words for it are stored
 * @param ended when, in milliseconds since 1970
 */
public record EndingRow(
    String table,
    String game,
    boolean listed,
    String winner,
    int turns,
    String reason,
    long ended) {
  public static final String CALLED_OFF = "-";
}
