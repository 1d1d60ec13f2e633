package games.parlour.server.tables;

import games.parlour.core.Entry;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.store.Status;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What somebody may do at a table besides moving. Asked by whoever holds the table's lock. */
public final class Etiquette {
  private Etiquette() {}

  /** What a guest may do now. */
  public static Set<TableAct> allowed(LiveTable<?, ?> table, Optional<String> guest) {
    EnumSet<TableAct> acts = EnumSet.noneOf(TableAct.class);
    for (Seat seat : table.seatsOf(guest)) {
      for (TableAct act : TableAct.values()) {
        if (allowed(table, seat, act)) {
          acts.add(act);
        }
      }
    }
    if (mayClose(table, guest)) {
      acts.add(TableAct.CLOSE);
    }
    return acts;
  }

  /** Whoever opened a table may close it as long as it waits for somebody. */
  static boolean mayClose(LiveTable<?, ?> table, Optional<String> guest) {
    return table.status() == Status.OPEN && guest.equals(Optional.of(table.row().creator()));
  }

  /** Who plays for all sides, or against computers alone, may ask for a hint on their turn. */
  public static boolean mayAskHint(LiveTable<?, ?> table, Optional<String> guest) {
    return table.status() == Status.PLAYING
        && table.people().size() == 1
        && table.session().decider().filter(table.seatsOf(guest)::contains).isPresent();
  }

  /** Whether a seat may do this now. */
  static boolean allowed(LiveTable<?, ?> table, Seat seat, TableAct act) {
    Session<?, ?> session = table.session();
    if (act == TableAct.REMATCH) {
      return session.turn() instanceof Turn.Over
          && table.row().next().isEmpty()
          && (!table.row().rematch().contains(seat.name()) || everybodyAsks(table));
    }
    if (table.status() != Status.PLAYING) {
      return false;
    }
    return switch (act) {
      case UNDO -> session.undo(seat).isPresent();
      case RESIGN -> true;
      case OFFER_DRAW ->
          table.game().drawsByAgreement(table.setup())
              && session.drawOffered().isEmpty()
              && !rivals(session, seat.side()).isEmpty()
              && !offeredSinceMove(session, seat.side());
      case ACCEPT_DRAW, DECLINE_DRAW ->
          session.drawOffered().map(side -> !side.equals(seat.side())).orElse(false);
      case ASK_TAKEBACK ->
          table.row().takeback().isEmpty()
              && session.takebackTarget(seat).isPresent()
              && mayForget(table);
      case ACCEPT_TAKEBACK, DECLINE_TAKEBACK -> answersTakeback(table, seat);
      case REMATCH, CLOSE -> false;
    };
  }

  /**
   * Where dice and hidden cards were seen, a takeback needs somebody who agrees to forget them; by
   * oneself there is the undo.
   */
  private static boolean mayForget(LiveTable<?, ?> table) {
    return table.people().size() > 1 || !table.hasSecrets();
  }

  /** Whether everybody at the table wants a rematch; if it failed then, it may be asked again. */
  static boolean everybodyAsks(LiveTable<?, ?> table) {
    return table.people().stream()
        .allMatch(person -> isAmong(table, person, table.row().rematch()));
  }

  /** Everybody else is asked, partners too: whoever has not spoken yet answers. */
  private static boolean answersTakeback(LiveTable<?, ?> table, Seat seat) {
    List<String> spoken = table.row().takeback();
    return !spoken.isEmpty()
        && table.holder(seat) instanceof Holder.Guest guest
        && !isAmong(table, guest.id(), spoken);
  }

  /** Whether everybody has agreed to a takeback: one of their seats is among those that spoke. */
  static boolean everybodyAgrees(LiveTable<?, ?> table, List<String> spoken) {
    return table.people().stream().allMatch(person -> isAmong(table, person, spoken));
  }

  private static boolean isAmong(LiveTable<?, ?> table, String person, List<String> seats) {
    return table.seats().stream()
        .anyMatch(seat -> seat.isOf(person) && seats.contains(seat.name()));
  }

  /** The seats of the other side; none where the rules play it themselves. */
  static List<Seat> rivals(Session<?, ?> session, Side side) {
    return session.seats().stream().filter(seat -> !seat.side().equals(side)).toList();
  }

  /** One offer a move: nobody is pestered. */
  private static boolean offeredSinceMove(Session<?, ?> session, Side side) {
    List<Entry> log = session.record().log();
    for (int i = log.size() - 1; i >= 0; i--) {
      if (log.get(i) instanceof Entry.Acted acted
          && acted.act() == Entry.Act.OFFER_DRAW
          && isOf(session, acted.seat(), side)) {
        return true;
      }
      if (log.get(i) instanceof Entry.Moved moved && isOf(session, moved.seat(), side)) {
        return false;
      }
    }
    return false;
  }

  private static boolean isOf(Session<?, ?> session, String seat, Side side) {
    return session.seats().stream()
        .anyMatch(known -> known.name().equals(seat) && known.side().equals(side));
  }
}
