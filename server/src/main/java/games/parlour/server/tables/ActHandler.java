package games.parlour.server.tables;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.table.TableRules;
import games.parlour.core.table.Takeback;
import games.parlour.core.text.Text;
import games.parlour.players.DrawPolicy;
import games.parlour.server.clock.Substitute;
import games.parlour.server.clock.TableClock;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.secret.SecretGenerator;
import games.parlour.server.store.SeatRow;
import games.parlour.server.store.SeatRow.Holder;
import games.parlour.server.tables.opening.NewTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** One act at a table, done by whoever holds the table's lock. */
final class ActHandler<P extends Position<P, M>, M extends Move> {
  private final LiveTable<P, M> table;
  private final Session<P, M> session;
  private final TableRules rules;
  private final SecretGenerator secrets;
  private final Optional<String> player;

  /**
   * Makes ready.
   *
   * @param player the computer that is to be a substitute, if it is a computer
   */
  ActHandler(LiveTable<P, M> table, SecretGenerator secrets, Optional<String> player) {
    this.table = table;
    this.session = table.session();
    this.rules = table.rules();
    this.secrets = secrets;
    this.player = player;
  }

  /** Which of somebody's seats acts: the named one, else the one that can and moved or moves. */
  Seat seat(List<Seat> mine, TableAct act, Optional<String> wanted) {
    if (act == TableAct.OFFER_DRAW && !table.game().drawsByAgreement(table.setup())) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("refused.draw.game"));
    }
    Stream<Seat> able =
        mine.stream()
            .filter(seat -> wanted.map(seat.name()::equals).orElse(true))
            .filter(seat -> ActRules.allowed(table, seat, act));
    Comparator<Seat> latest =
        Comparator.comparingInt(seat -> session.takebackTarget(seat).orElse(-1));
    Comparator<Seat> deciding =
        Comparator.comparing(seat -> session.decider().equals(Optional.of(seat)));
    return able.max(act == TableAct.ASK_TAKEBACK ? latest : deciding)
        .orElseThrow(
            () ->
                new ProblemException(
                    ProblemKind.CONFLICT, Text.of("problem.act", "act", act.word())));
  }

  /** The seat that decides while its player is missed. */
  private Seat absent() {
    return session.decider().orElseThrow();
  }

  /** What becomes of the clocks. */
  private TableClock acted(TableClock clock, Seat seat, TableAct act) {
    long now = table.now();
    String person = TurnReader.person(table, seat);
    return switch (act) {
      case ASK_PAUSE, ACCEPT_PAUSE -> {
        List<String> asked = with(seat, clock.pauseAsked());
        yield rules.allAmong(asked) ? clock.paused(asked, now) : clock.askedForPause(asked);
      }
      case DECLINE_PAUSE -> clock.askedForPause(List.of());
      case RESUME -> clock.resumed(now);
      case READY -> clock.ready(now);
      case TAKE_VACATION -> clock.away(person, now);
      case END_VACATION -> clock.back(person, now);
      case PROPOSE_SUBSTITUTE -> clock.proposed(Optional.of(decided(proposal(seat))));
      case ACCEPT_SUBSTITUTE ->
          clock.proposed(clock.substitute().map(open -> decided(open.with(seat.name()))));
      case DECLINE_SUBSTITUTE -> clock.proposed(Optional.empty());
      default -> clock;
    };
  }

  /** A free seat needs no other free seat: there only a computer helps. */
  private Substitute proposal(Seat seat) {
    if (player.isEmpty() && table.awaitsSubstitute()) {
      throw new ProblemException(ProblemKind.CONFLICT, Text.of("problem.substitute.free"));
    }
    String missed = table.absence().orElseThrow().seats().getFirst();
    return new Substitute(missed, seat.name(), player, List.of(seat.name()), false);
  }

  /** Everybody has to agree but the one who is absent. */
  private Substitute decided(Substitute proposal) {
    Optional<Holder> missed =
        table.seats().stream()
            .filter(seat -> seat.name().equals(proposal.seat()))
            .map(SeatRow::holder)
            .findFirst();
    boolean all =
        table.seats().stream()
            .map(SeatRow::holder)
            .filter(holder -> holder instanceof Holder.Guest && !missed.equals(Optional.of(holder)))
            .allMatch(holder -> isAmong(holder, proposal));
    return all ? proposal.asDecided() : proposal;
  }

  private boolean isAmong(Holder holder, Substitute proposal) {
    return table.seats().stream()
        .anyMatch(
            seat ->
                proposal.agreed().contains(seat.name())
                    && holder instanceof Holder.Guest guest
                    && seat.isOf(guest.id()));
  }

  PendingRequests act(Seat seat, TableAct act) {
    List<String> takeback = table.row().takeback();
    List<String> rematch = table.row().rematch();
    switch (act) {
      case UNDO -> {
        Takeback undone = rules.undo(seat).orElseThrow();
        session.takeBack(undone.seat(), undone.to());
        takeback = List.of();
      }
      case RESIGN -> session.act(seat, Entry.Act.RESIGN);
      case OFFER_DRAW -> rules.offerDraw(seat, this::agrees);
      case ACCEPT_DRAW -> session.act(seat, Entry.Act.ACCEPT_DRAW);
      case DECLINE_DRAW -> session.act(seat, Entry.Act.DECLINE_DRAW);
      case ASK_TAKEBACK, ACCEPT_TAKEBACK -> takeback = rules.agreeToTakeback(seat, takeback);
      case DECLINE_TAKEBACK -> takeback = List.of();
      case ALLOW_HELP -> session.act(seat, Entry.Act.ALLOW_HELP);
      case REMATCH -> rematch = with(seat, rematch);
      case CLAIM_WIN -> session.act(absent(), Entry.Act.ABANDON);
      case CLAIM_ABORT -> session.act(seat, Entry.Act.ABORT);
      case CLOSE -> throw new IllegalStateException("no seat closes a table");
      default -> table.setClock(acted(table.clock().orElseThrow(), seat, act));
    }
    boolean over = session.turn() instanceof Turn.Over;
    return new PendingRequests(over ? List.of() : takeback, rematch);
  }

  /** The table to open now, if everybody wants a rematch and there is none yet. */
  Optional<NewTable> rematch() {
    boolean wanted = table.row().next().isEmpty() && !table.row().rematch().isEmpty();
    return wanted && rules.allAmong(table.row().rematch())
        ? Optional.of(
            new NewTable(currentRules(), swapped(), false)
                .with(table.clock().map(TableClock::control)))
        : Optional.empty();
  }

  /** A rematch of an old table is played by the rules of today. */
  private Setup currentRules() {
    Setup played = table.setup();
    return table.game().setup(Occasion.TABLE, played.options(), played.position());
  }

  /** Everybody moves on by some chairs; who plays all of them stays. */
  private List<Holder> swapped() {
    List<Holder> holders = new ArrayList<>(table.seats().stream().map(SeatRow::holder).toList());
    if (!alone()) {
      Collections.rotate(holders, chairsToMoveOn(session.seats()));
    }
    return holders;
  }

  /** Whether one person holds all seats. */
  private boolean alone() {
    return rules.people().size() == 1
        && table.seats().stream().allMatch(seat -> seat.holder() instanceof Holder.Guest);
  }

  private boolean agrees(Seat computer) {
    Knowledge<P, M> knowledge = table.knowledge(computer);
    return DrawPolicy.agreesToDraw(
        table.game(), knowledge, computer.side(), new Generator(secrets.number()));
  }

  private static List<String> with(Seat seat, List<String> before) {
    List<String> all = new ArrayList<>(before);
    if (!all.contains(seat.name())) {
      all.add(seat.name());
    }
    return all;
  }

  /** By how many chairs everybody moves on when the same people play again: the sides change. */
  private static int chairsToMoveOn(List<Seat> seats) {
    return IntStream.range(1, seats.size())
        .filter(by -> seats.stream().noneMatch(seat -> staysOnSide(seats, seat, by)))
        .findFirst()
        .orElse(1);
  }

  private static boolean staysOnSide(List<Seat> seats, Seat seat, int by) {
    return seats.get((seat.index() + by) % seats.size()).side().equals(seat.side());
  }
}
