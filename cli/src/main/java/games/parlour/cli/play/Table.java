package games.parlour.cli.play;

import games.parlour.core.Dealer;
import games.parlour.core.Entry;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.RecordText;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import games.parlour.core.Text;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.players.Advice;
import games.parlour.players.Budget;
import games.parlour.players.Manners;
import games.parlour.players.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** One game under way with those who sit at it. Mutable; one thread. */
final class Table<P extends Position<P, M>, M extends Move> {
  private static final Budget HINT = Budget.time(500);

  private final Session<P, M> session;
  private final Seating seating;
  private final Dealer dealer;
  private final Map<String, Player<P, M>> computers;
  private final long seed;

  Table(Session<P, M> session, Seating seating, Dealer dealer) {
    this.session = session;
    this.seating = seating;
    this.dealer = dealer;
    long number = Long.parseUnsignedLong(dealer.seed().substring(0, 16), 16);
    this.seed = Generator.splitMix(number, 1 + session.size());
    this.computers = seating.computers(session.game(), seed);
  }

  Session<P, M> session() {
    return session;
  }

  Game<P, M> game() {
    return session.game();
  }

  Seating seating() {
    return seating;
  }

  /** The record up to now, as its file holds it. */
  String record() {
    return RecordText.write(session.record());
  }

  boolean over() {
    return session.turn() instanceof Turn.Over;
  }

  /** The seat of the person who is to move, if one is. */
  Optional<Seat> person() {
    return session.decider().filter(seating::person);
  }

  /** Chance speaks or a computer moves, once. Only while no person is to move. */
  void goOn() {
    Optional<Seat> decider = session.decider();
    if (decider.isEmpty()) {
      session.deal(dealer);
      return;
    }
    Seat seat = decider.get();
    Player<P, M> player = computers.get(seat.name());
    if (player == null) {
      throw new IllegalStateException("nobody sits at " + seat.name());
    }
    session.move(seat, player.choose(session.position().knowledge(seat)));
  }

  /** The move that led to where the game is, if one did. */
  Optional<Integer> lastMove() {
    List<Integer> line = session.line();
    return line.isEmpty() ? Optional.empty() : Optional.of(line.getLast());
  }

  /** Whose eyes the board is drawn for: the person to move, else the one person, else anybody. */
  Viewer viewer() {
    List<Seat> people = people();
    Optional<Seat> one = people.size() == 1 ? Optional.of(people.get(0)) : person();
    return one.<Viewer>map(Viewer.At::new).orElseGet(Viewer.Spectator::new);
  }

  /** Whether the board is turned round at first, so that the one person sees their side below. */
  boolean turned() {
    List<Seat> people = people();
    return people.size() == 1 && people.get(0).index() > 0;
  }

  private List<Seat> people() {
    return session.seats().stream().filter(seating::person).toList();
  }

  /** What the engine would play. */
  Advice<M> hint(Seat seat) {
    return Advice.best(game(), session.position().knowledge(seat), seed, HINT);
  }

  /** The computer that is to move, in words, if one is. */
  Optional<Text> thinker() {
    return session.decider().filter(seat -> !seating.person(seat)).map(seating::told);
  }

  /**
   * Takes back the last move that a person made and whatever came after it; a computer always
   * consents, and people at one device agree.
   */
  void undo() {
    Optional<Seat> who = Optional.empty();
    int to = -1;
    for (Seat seat : session.seats()) {
      OptionalInt target = session.takebackTarget(seat);
      if (seating.person(seat) && target.isPresent() && target.getAsInt() > to) {
        who = Optional.of(seat);
        to = target.getAsInt();
      }
    }
    session.takeBack(who.orElseThrow(() -> new Refusal(Text.of("refused.undo"))), to);
  }

  /** Offers a draw; returns whether the other side agrees. */
  boolean offerDraw(Seat from) {
    Seat other =
        session.seats().stream()
            .filter(seat -> !seat.side().equals(from.side()))
            .findFirst()
            .orElseThrow(() -> new Refusal(Text.of("refused.draw.nobody")));
    boolean agreed = seating.person(other) || agrees(other);
    session.act(from, Entry.Act.OFFER_DRAW);
    session.act(other, agreed ? Entry.Act.ACCEPT_DRAW : Entry.Act.DECLINE_DRAW);
    return agreed;
  }

  private boolean agrees(Seat seat) {
    return Manners.agreesToDraw(
        game(), session.position().knowledge(seat), seat.side(), new Generator(seed));
  }
}
