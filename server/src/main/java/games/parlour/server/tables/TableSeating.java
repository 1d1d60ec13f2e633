package games.parlour.server.tables;

import games.parlour.core.Seat;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.TableStatus;
import games.parlour.server.tables.opening.SeatRule;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Lets people sit down at tables, and add something to the seed there. Thread-safe. */
final class TableSeating {
  private final TableSaver saver;
  private final Supplier<SeatRule> seatRule;

  TableSeating(TableSaver saver, Supplier<SeatRule> seatRule) {
    this.saver = saver;
    this.seatRule = seatRule;
  }

  /** A guest sits down and adds something to the seed, whose hash they know. */
  void sit(LiveTable<?, ?> table, int seat, String guest, Optional<String> nonce) {
    table.locked(
        () -> {
          SeatRow wanted = table.seats().get(seat);
          if (wanted.isOf(guest)) {
            return false;
          }
          if (!table.seatsOf(Optional.of(guest)).isEmpty()) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.seated"));
          }
          if (!wanted.open()) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.seat.taken"));
          }
          if (table.status() == TableStatus.OVER) {
            throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.closed"));
          }
          seatRule.get().check(table.row(), table.seats(), guest);
          // In a game under way nothing is added to the seed any more.
          Optional<String> added = table.awaitsSubstitute() ? Optional.empty() : nonce;
          added.ifPresent(one -> checkNonces(table));
          saver.sit(table, seat, guest, added);
          return true;
        });
  }

  private static void checkNonces(LiveTable<?, ?> table) {
    if (!table.game().hasChance(table.setup()) || table.row().lesson().isPresent()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.nonce.none"));
    }
    if (!table.takesNonces()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.nonce.late"));
    }
  }

  /** A guest adds something to the seed, or something else, for one of their seats. */
  void addNonce(LiveTable<?, ?> table, String guest, Optional<String> seat, String nonce) {
    table.locked(
        () -> {
          List<Seat> mine = TableChecks.seatsOf(table, guest);
          Seat adding =
              mine.stream()
                  .filter(own -> seat.map(own.name()::equals).orElse(true))
                  .findFirst()
                  .orElseThrow(
                      () ->
                          new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching")));
          checkNonces(table);
          saver.addNonce(table, adding.index(), nonce);
          return true;
        });
  }
}
