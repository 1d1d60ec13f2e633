package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.Seat;
import games.parlour.core.Text;
import games.parlour.players.Players;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.tables.Guests;
import games.parlour.server.tables.Hub;
import java.util.List;
import java.util.Optional;

/** Tells who sits at a table. */
final class SeatPresenter {
  private final Catalogue words;
  private final Guests guests;
  private final Hub hub;

  SeatPresenter(Catalogue words, Guests guests, Hub hub) {
    this.words = words;
    this.guests = guests;
    this.hub = hub;
  }

  List<TableDocuments.SeatHolder> tell(
      String table, List<Seat> seats, List<SeatRow> stored, Optional<String> guest) {
    return stored.stream()
        .map(row -> tell(table, seats.get(row.number()), row.holder(), guest))
        .toList();
  }

  /** What a computer is called; those from before there were levels have a short name here. */
  private static Text called(String player) {
    return Players.words().contains(player) ? Players.name(player) : Text.of("computer." + player);
  }

  private TableDocuments.SeatHolder tell(
      String table, Seat seat, Holder holder, Optional<String> guest) {
    String title = words.tell("seat." + seat.name());
    String side = seat.side().name();
    return switch (holder) {
      case Holder.Guest person -> {
        String name = guests.name(person.id());
        String told = person.beside() ? words.tell(Text.of("seat.beside", "name", name)) : name;
        boolean you = guest.equals(Optional.of(person.id()));
        boolean here = hub.here(table, person.id());
        yield new TableDocuments.SeatHolder(seat.name(), title, side, "guest", told, you, here);
      }
      case Holder.Computer computer -> {
        String told = words.tell(called(computer.player()));
        yield new TableDocuments.SeatHolder(
            seat.name(), title, side, "computer", told, false, true);
      }
      case Holder.Open open ->
          new TableDocuments.SeatHolder(seat.name(), title, side, "open", null, false, false);
    };
  }
}
