package games.parlour.server.conduct;

import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.RequestBody;
import games.parlour.server.store.SeatRow;
import games.parlour.server.tables.LiveTable;
import games.parlour.server.tables.Tables;
import java.util.Optional;

/** Finds whom a player means: whoever sits on a seat of their table, or wrote a line there. */
final class PersonFinder {
  private final Tables tables;
  private final TableTalk talk;

  PersonFinder(Tables tables, TableTalk talk) {
    this.tables = tables;
    this.talk = talk;
  }

  /** Refuses whoever does not sit there, and whoever means nobody else. */
  String find(String guest, String id, RequestBody body) {
    LiveTable<?, ?> table = tables.find(id);
    if (table.locked(() -> table.seatsOf(Optional.of(guest))).isEmpty()) {
      throw new ProblemException(ProblemKind.NOT_YOURS, Text.of("problem.watching"));
    }
    Optional<String> meant =
        body.has("line") ? talk.writer(id, body.number("line")) : at(table, body.text("seat"));
    return meant
        .filter(person -> !person.equals(guest))
        .orElseThrow(() -> new ProblemException(ProblemKind.INVALID, Text.of("problem.person")));
  }

  private static Optional<String> at(LiveTable<?, ?> table, String seat) {
    return table.locked(table::seats).stream()
        .filter(row -> row.name().equals(seat))
        .map(SeatRow::holder)
        .filter(SeatRow.Holder.Guest.class::isInstance)
        .map(holder -> ((SeatRow.Holder.Guest) holder).id())
        .findFirst();
  }
}
