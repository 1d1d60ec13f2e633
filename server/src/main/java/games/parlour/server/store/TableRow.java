package games.parlour.server.store;

import games.parlour.core.Setup;
import java.util.List;
import java.util.Optional;

/**
 * A table as it is stored, without its seats and its log.
 *
 * @param seed the dealer's, 64 hexadecimal digits; empty in lists
 * @param creator the guest who opened it
 * @param listed whether anybody may sit down
 * @param lesson the lesson that is taught there, if one is
 * @param turn the seat that decides, if one does
 * @param winner the side that won, empty for a draw; nothing before the end
 * @param takeback the seat that asks for a takeback, and behind it those that agreed
 * @param rematch the seats that ask for a rematch
 * @param next the table of the rematch
 * @param version which state of the table this is; the store counts on with each change
 */
public record TableRow(
    String id,
    Setup setup,
    String seed,
    String creator,
    boolean listed,
    Optional<String> lesson,
    TableStatus status,
    Optional<String> turn,
    Optional<String> winner,
    List<String> takeback,
    List<String> rematch,
    Optional<String> next,
    long created,
    long changed,
    long version) {
  public TableRow {
    takeback = List.copyOf(takeback);
    rematch = List.copyOf(rematch);
  }

  /** The same table, as it stands after a change. */
  public TableRow standing(
      TableStatus status,
      Optional<String> turn,
      Optional<String> winner,
      List<String> takeback,
      List<String> rematch,
      long now) {
    return new TableRow(
        id,
        setup,
        seed,
        creator,
        listed,
        lesson,
        status,
        turn,
        winner,
        takeback,
        rematch,
        next,
        created,
        now,
        version + 1);
  }

  /** The same table, as if it had changed last at a moment. */
  public TableRow changedAt(long moment) {
    return new TableRow(
        id, setup, seed, creator, listed, lesson, status, turn, winner, takeback, rematch, next,
        created, moment, version);
  }

  /** The same table, with its rematch. */
  public TableRow followedBy(String rematchTable) {
    return new TableRow(
        id,
        setup,
        seed,
        creator,
        listed,
        lesson,
        status,
        turn,
        winner,
        takeback,
        rematch,
        Optional.of(rematchTable),
        created,
        changed,
        version);
  }
}
