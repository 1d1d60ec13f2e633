package games.parlour.server.tables.opening;

/**
 * How many tables one guest may have.
 *
 * @param unfinished tables that are not over
 * @param listed tables among them that anybody may join from the list
 */
public record TableLimits(int unfinished, int listed) {
  /** For people who play. */
  public static final TableLimits USUAL = new TableLimits(100, 3);
}
