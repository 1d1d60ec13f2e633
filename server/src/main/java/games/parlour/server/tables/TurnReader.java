package games.parlour.server.tables;

import games.parlour.boards.BoardMove;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.TurnChange;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.TableStatus;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a clock has to know of a table's game; used by whoever holds the table's lock. */
final class TurnReader {
  /** How long a page takes to show one step of a move, in milliseconds. */
  private static final long STEP = 200;

  /** How long it shows dice and cards. */
  private static final long DEALT = 1_000;

  private static final long MOST_SHOWN = 4_000;

  private TurnReader() {}

  /** What has happened since so many entries. */
  static <P extends Position<P, M>, M extends Move> TurnChange change(
      LiveTable<P, M> table, int known) {
    Session<P, M> session = table.session();
    Optional<TurnChange.Decider> next =
        table.status() == TableStatus.PLAYING
            ? session.decider().map(seat -> decider(table, seat))
            : Optional.empty();
    List<Entry> fresh = session.log().subList(known, session.size());
    if (fresh.isEmpty()) {
      return TurnChange.none(next);
    }
    boolean dealt = fresh.stream().anyMatch(Entry.Dealt.class::isInstance);
    boolean back = fresh.stream().anyMatch(Entry.TakenBack.class::isInstance);
    List<Entry> played = fresh.stream().filter(TurnReader::isPlayed).toList();
    boolean ended = played.stream().anyMatch(entry -> endsTurn(session, entry.number()));
    long shown = played.stream().mapToLong(entry -> shown(session, entry)).sum();
    return new TurnChange(
        next, back || !played.isEmpty(), dealt, ended, back, Math.min(shown, MOST_SHOWN));
  }

  private static boolean isPlayed(Entry entry) {
    return entry instanceof Entry.Moved || entry instanceof Entry.Dealt;
  }

  private static <P extends Position<P, M>, M extends Move> boolean endsTurn(
      Session<P, M> session, int entry) {
    return session.positionBefore(entry).endsTurn(session.moveOf(entry));
  }

  private static long shown(Session<?, ?> session, Entry entry) {
    if (entry instanceof Entry.Dealt) {
      return DEALT;
    }
    Move move = session.moveOf(entry.number());
    return STEP * (move instanceof BoardMove board ? Math.max(1, board.path().size() - 1) : 1);
  }

  private static TurnChange.Decider decider(LiveTable<?, ?> table, Seat seat) {
    return new TurnChange.Decider(
        seat.name(),
        seat.side().name(),
        person(table, seat),
        table.holder(seat) instanceof Holder.Computer,
        needsHandover(table, seat));
  }

  /** The first seat of whoever holds a seat; a computer's own. */
  static String person(LiveTable<?, ?> table, Seat seat) {
    return seatsOfHolder(table, seat).findFirst().orElse(seat).name();
  }

  private static Stream<Seat> seatsOfHolder(LiveTable<?, ?> table, Seat seat) {
    return table.holder(seat) instanceof Holder.Guest guest
        ? table.seatsOf(Optional.of(guest.id())).stream()
        : Stream.of(seat);
  }

  /** Whether the device shows what another seat sees that it is shared with. */
  private static boolean needsHandover(LiveTable<?, ?> table, Seat seat) {
    if (!table.hasSecrets()) {
      return false;
    }
    List<Seat> shared = seatsOfHolder(table, seat).toList();
    if (shared.size() < 2) {
      return false;
    }
    Seat shown =
        table.session().log().reversed().stream()
            .flatMap(entry -> entry instanceof Entry.Moved moved ? Stream.of(moved) : Stream.of())
            .flatMap(moved -> shared.stream().filter(one -> one.name().equals(moved.seat())))
            .findFirst()
            .orElse(shared.getFirst());
    return !shown.equals(seat) && !table.rules().seeTheSame(shown, seat);
  }

  /** Who is to move, if it is a person and somebody else waits for them. */
  static Optional<Absence.Awaited> awaited(LiveTable<?, ?> table, long began) {
    if (table.status() != TableStatus.PLAYING || table.rules().people().size() < 2) {
      return Optional.empty();
    }
    return table
        .session()
        .decider()
        .flatMap(
            seat ->
                table.holder(seat) instanceof Holder.Guest guest
                    ? Optional.of(awaited(table, seat, guest.id(), began))
                    : Optional.empty());
  }

  private static Absence.Awaited awaited(
      LiveTable<?, ?> table, Seat seat, String guest, long began) {
    List<String> seats =
        Stream.concat(Stream.of(seat), table.seatsOf(Optional.of(guest)).stream())
            .distinct()
            .map(Seat::name)
            .toList();
    boolean moved =
        table.session().seats().stream()
            .filter(one -> one.side().equals(seat.side()))
            .anyMatch(one -> table.session().takebackTarget(one).isPresent());
    return new Absence.Awaited(table.id(), guest, seats, began, moved);
  }
}
