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
import games.parlour.players.DrawPolicy;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.tables.Denied.Why;
import java.util.ArrayList;
import java.util.Collections;
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
    List<String> takeback = table.row().takeback();
    List<String> rematch = table.row().rematch();
    switch (act) {
      case UNDO -> {
        session.takeBack(seat, session.undo(seat).orElseThrow());
        takeback = List.of();
      }
      case RESIGN -> session.act(seat, Entry.Act.RESIGN);
      case OFFER_DRAW -> offerDraw(seat);
      case ACCEPT_DRAW -> session.act(seat, Entry.Act.ACCEPT_DRAW);
      case DECLINE_DRAW -> session.act(seat, Entry.Act.DECLINE_DRAW);
      case ASK_TAKEBACK, ACCEPT_TAKEBACK -> takeback = takeback(with(seat, takeback));
      case DECLINE_TAKEBACK -> takeback = List.of();
      case REMATCH -> rematch = with(seat, rematch);
      case CLOSE -> throw new IllegalStateException("no seat closes a table");
    }
    boolean over = session.turn() instanceof Turn.Over;
    return new Wishes(over ? List.of() : takeback, rematch);
  }

  /** The table to open now, if everybody wants a rematch and there is none yet. */
  Optional<Wanted> rematch() {
    boolean wanted = table.row().next().isEmpty() && !table.row().rematch().isEmpty();
    return wanted && Etiquette.everybodyAsks(table)
        ? Optional.of(new Wanted(table.row().setup(), swapped(), false))
        : Optional.empty();
  }

  /** Everybody moves on by some chairs; who plays all of them stays. */
  private List<Holder> swapped() {
    List<Holder> holders = new ArrayList<>(table.seats().stream().map(SeatRow::holder).toList());
    if (!alone()) {
      Collections.rotate(holders, Chairs.turn(session.seats()));
    }
    return holders;
  }

  /** Whether one person holds all seats. */
  private boolean alone() {
    return table.people().size() == 1
        && table.seats().stream().allMatch(seat -> seat.holder() instanceof Holder.Guest);
  }

  /** People of the other side answer later; who plays for both sides agrees with themselves. */
  private void offerDraw(Seat seat) {
    session.act(seat, Entry.Act.OFFER_DRAW);
    List<Seat> rivals = Etiquette.rivals(session, seat.side());
    if (rivals.stream().noneMatch(rival -> isAnother(rival, seat))) {
      Seat answering =
          rivals.stream().filter(this::isPerson).findFirst().orElseGet(rivals::getFirst);
      boolean agreed = isPerson(answering) || agrees(answering);
      session.act(answering, agreed ? Entry.Act.ACCEPT_DRAW : Entry.Act.DECLINE_DRAW);
    }
  }

  private boolean isPerson(Seat seat) {
    return table.holder(seat) instanceof Holder.Guest;
  }

  /** Whether a seat is a person's who does not hold the other one. */
  private boolean isAnother(Seat seat, Seat other) {
    return table.holder(seat) instanceof Holder.Guest guest
        && !table.seats().get(other.index()).isOf(guest.id());
  }

  private boolean agrees(Seat computer) {
    Knowledge<P, M> knowledge = session.position().knowledge(computer);
    return DrawPolicy.agreesToDraw(
        table.game(), knowledge, computer.side(), new Generator(secrets.number()));
  }

  /**
   * Once everybody has agreed, the asker's last move is taken back and nothing is asked any more.
   */
  private List<String> takeback(List<String> spoken) {
    if (!Etiquette.everybodyAgrees(table, spoken)) {
      return spoken;
    }
    String asker = spoken.getFirst();
    Seat seat =
        session.seats().stream().filter(s -> s.name().equals(asker)).findFirst().orElseThrow();
    session.takeBack(seat, session.takebackTarget(seat).orElseThrow());
    return List.of();
  }

  private static List<String> with(Seat seat, List<String> before) {
    List<String> all = new ArrayList<>(before);
    if (!all.contains(seat.name())) {
      all.add(seat.name());
    }
    return all;
  }
}
