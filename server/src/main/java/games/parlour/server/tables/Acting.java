package games.parlour.server.tables;

import games.parlour.core.Entry;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Text;
import games.parlour.core.Turn;
import games.parlour.players.Manners;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.tables.Denied.Why;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** One act at a table, done by whoever holds the table's lock. */
final class Acting<P extends Position<P, M>, M extends Move> {
  private final LiveTable<P, M> table;
  private final Session<P, M> session;
  private final Secrets secrets;

  Acting(LiveTable<P, M> table, Secrets secrets) {
    this.table = table;
    this.session = table.session();
    this.secrets = secrets;
  }

  /** Which of somebody's seats acts: the named one, else the one that can and moved or moves. */
  Seat seat(List<Seat> mine, TableAct act, Optional<String> wanted) {
    Stream<Seat> able =
        mine.stream()
            .filter(seat -> wanted.map(seat.name()::equals).orElse(true))
            .filter(seat -> Etiquette.allowed(table, seat, act));
    Comparator<Seat> latest =
        Comparator.comparingInt(seat -> session.takebackTarget(seat).orElse(-1));
    Comparator<Seat> deciding =
        Comparator.comparing(seat -> session.decider().equals(Optional.of(seat)));
    return able.max(act == TableAct.ASK_TAKEBACK ? latest : deciding)
        .orElseThrow(() -> new Denied(Why.CONFLICT, Text.of("problem.act", "act", act.word())));
  }

  Wishes act(Seat seat, TableAct act) {
    Optional<String> takeback = table.row().takeback();
    List<String> rematch = table.row().rematch();
    switch (act) {
      case UNDO -> {
        session.takeBack(seat, session.undo(seat).orElseThrow());
        takeback = Optional.empty();
      }
      case RESIGN -> session.act(seat, Entry.Act.RESIGN);
      case OFFER_DRAW -> offerDraw(seat);
      case ACCEPT_DRAW -> session.act(seat, Entry.Act.ACCEPT_DRAW);
      case DECLINE_DRAW -> session.act(seat, Entry.Act.DECLINE_DRAW);
      case ASK_TAKEBACK -> takeback = askTakeback(seat);
      case ACCEPT_TAKEBACK -> {
        takeBack(takeback.orElseThrow());
        takeback = Optional.empty();
      }
      case DECLINE_TAKEBACK -> takeback = Optional.empty();
      case REMATCH -> rematch = asking(seat, rematch);
      case CLOSE -> throw new IllegalStateException("no seat closes a table");
    }
    boolean over = session.turn() instanceof Turn.Over;
    return new Wishes(over ? Optional.empty() : takeback, rematch);
  }

  /** The table to open now, if everybody wants a rematch and there is none yet. */
  Optional<Wanted> rematch() {
    boolean wanted = table.row().next().isEmpty() && !table.row().rematch().isEmpty();
    return wanted && Etiquette.everybodyAsks(table)
        ? Optional.of(new Wanted(table.row().setup(), swapped(), false))
        : Optional.empty();
  }

  /** Everybody takes the next chair; who plays both sides stays. */
  private List<Holder> swapped() {
    List<Holder> holders = new ArrayList<>(table.seats().stream().map(SeatRow::holder).toList());
    if (!alone()) {
      holders.addFirst(holders.removeLast());
    }
    return holders;
  }

  /** Whether one person holds all seats. */
  private boolean alone() {
    return table.people().size() == 1
        && table.seats().stream().allMatch(seat -> seat.holder() instanceof Holder.Guest);
  }

  private void offerDraw(Seat seat) {
    session.act(seat, Entry.Act.OFFER_DRAW);
    for (Seat other : session.seats()) {
      if (!other.side().equals(seat.side()) && session.drawOffered().isPresent()) {
        Holder holder = table.holder(other);
        if (holder instanceof Holder.Computer) {
          session.act(other, agrees(other) ? Entry.Act.ACCEPT_DRAW : Entry.Act.DECLINE_DRAW);
        } else if (alone()) {
          session.act(other, Entry.Act.ACCEPT_DRAW);
        }
      }
    }
  }

  private boolean agrees(Seat computer) {
    Knowledge<P, M> knowledge = session.position().knowledge(computer);
    return Manners.agreesToDraw(
        table.game(), knowledge, computer.side(), new Generator(secrets.number()));
  }

  /** Where nobody else is to be asked, it is granted at once. */
  private Optional<String> askTakeback(Seat seat) {
    if (table.people().size() > 1) {
      return Optional.of(seat.name());
    }
    takeBack(seat.name());
    return Optional.empty();
  }

  private void takeBack(String asker) {
    Seat seat =
        session.seats().stream().filter(s -> s.name().equals(asker)).findFirst().orElseThrow();
    session.takeBack(seat, session.takebackTarget(seat).orElseThrow());
  }

  private static List<String> asking(Seat seat, List<String> before) {
    List<String> asking = new ArrayList<>(before);
    if (!asking.contains(seat.name())) {
      asking.add(seat.name());
    }
    return asking;
  }
}
