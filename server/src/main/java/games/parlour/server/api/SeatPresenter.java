package games.parlour.server.api;

import games.parlour.core.Seat;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.players.Players;
import games.parlour.server.guest.Guests;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
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
        .map(row -> tell(table, seats.get(row.number()), row, guest, person(row, stored)))
        .toList();
  }

  /** The person at a seat by name, where a sentence can tell them from anybody else. */
  Optional<String> person(String seat, List<SeatRow> stored) {
    return stored.stream()
        .filter(row -> row.name().equals(seat))
        .findFirst()
        .flatMap(row -> person(row, stored));
  }

  /** Nobody is named who shares a device with another player: the seats' names say more there. */
  private Optional<String> person(SeatRow row, List<SeatRow> stored) {
    return row.holder() instanceof Holder.Guest person
            && stored.stream().filter(other -> other.isOf(person.id())).count() == 1
        ? Optional.of(guests.name(person.id(), words))
        : Optional.empty();
  }

  /** What a computer is called; those from before there were levels have a short name here. */
  private static Text player(String player) {
    return Players.words().contains(player) ? Players.name(player) : Text.of("computer." + player);
  }

  /** Whoever a record names: records of this house name computers by their words. */
  private String recorded(String player) {
    if (player.isEmpty() || player.equals("human")) {
      return words.tell("seat.recorded");
    }
    return Players.words().contains(player) ? words.tell(Players.name(player)) : player;
  }

  private TableDocuments.SeatHolder tell(
      String table, Seat seat, SeatRow row, Optional<String> guest, Optional<String> named) {
    String title = words.tell("seat." + seat.name());
    String side = seat.side().name();
    return switch (row.holder()) {
      case Holder.Guest person -> {
        String name = guests.name(person.id(), words);
        String told = person.beside() ? words.tell(Text.of("seat.beside", "name", name)) : name;
        boolean you = guest.equals(Optional.of(person.id()));
        boolean here = hub.here(table, person.id());
        yield new TableDocuments.SeatHolder(
            seat.name(), title, side, "guest", told, named.orElse(null), you, here);
      }
      case Holder.Computer computer -> {
        String told = words.tell(player(computer.player()));
        yield new TableDocuments.SeatHolder(
            seat.name(), title, side, "computer", told, null, false, true);
      }
      case Holder.Recorded recorded ->
          new TableDocuments.SeatHolder(
              seat.name(),
              title,
              side,
              "recorded",
              recorded(recorded.player()),
              null,
              false,
              false);
      case Holder.Open open ->
          new TableDocuments.SeatHolder(seat.name(), title, side, "open", null, null, false, false);
    };
  }
}
