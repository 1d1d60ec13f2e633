package games.parlour.cli.play;

import games.parlour.boards.BoardView;
import games.parlour.cli.input.ListedMove;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.table.TableRules;
import games.parlour.core.table.Takeback;
import games.parlour.core.text.Text;
import games.parlour.players.Advice;
import games.parlour.players.DrawPolicy;
import games.parlour.players.Player;
import games.parlour.players.search.Budget;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One game under way with those who sit at it. Mutable; one thread. */
final class TerminalTable<P extends Position<P, M>, M extends Move> {
  private static final Budget HINT = Budget.time(500);

  private final Session<P, M> session;
  private final SeatAssignment seating;
  private final TableRules rules;
  private final Dealer dealer;
  private final Map<String, Player<P, M>> computers;
  private final long seed;
  private Optional<Seat> sitting;

  /** Those whose views have differed since the screen was emptied, two and two. */
  private final Set<Set<String>> apart = new HashSet<>();

  /** The one device that all people at the terminal share. */
  private static final String DEVICE = "terminal";

  TerminalTable(Session<P, M> session, SeatAssignment seating, Dealer dealer) {
    this.session = session;
    this.seating = seating;
    this.rules = new TableRules(session, this::personAt);
    this.dealer = dealer;
    long number = Long.parseUnsignedLong(dealer.seed().substring(0, 16), 16);
    this.seed = Generator.splitMix(number, 1 + session.size());
    this.computers = seating.computers(session.game(), session.record().setup(), seed);
    this.sitting = people().size() == 1 ? Optional.of(people().getFirst()) : Optional.empty();
  }

  Session<P, M> session() {
    return session;
  }

  Game<P, M> game() {
    return session.game();
  }

  SeatAssignment seating() {
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
    session.move(seat, player.choose(session.knowledge(seat)));
  }

  /** The move that led to where the game is, if one did. */
  Optional<Integer> lastMove() {
    List<Integer> line = session.line();
    return line.isEmpty() ? Optional.empty() : Optional.of(line.getLast());
  }

  /** Who sits at the keyboard; where several people share it, whoever decided last. */
  Optional<Seat> sitting() {
    return sitting;
  }

  void sit(Seat seat) {
    sitting = Optional.of(seat);
  }

  /** Somebody sits down before an empty screen. */
  void sitAlone(Seat seat) {
    apart.clear();
    sit(seat);
  }

  /** Whose eyes the game is drawn for; when several people see it end, everybody's. */
  Viewer viewer() {
    boolean common = sitting.isEmpty() || people().size() > 1 && over();
    return common ? new Viewer.Spectator() : new Viewer.At(sitting.orElseThrow());
  }

  /** Whether somebody reads what is said now. */
  boolean watched() {
    return sitting.isPresent() || people().isEmpty();
  }

  /**
   * Whether the one who decides next must not see what the one at the keyboard sees, or the other
   * way round: their views have differed since the screen was empty. Partners with open hands may
   * sit side by side until one of them sees more. Before the first, what anybody else sees.
   */
  boolean handsOverTo(Seat next) {
    List<Seat> people = people();
    for (Seat one : people) {
      for (Seat other : people.subList(0, people.indexOf(one))) {
        if (!rules.seeTheSame(one, other)) {
          apart.add(Set.of(one.name(), other.name()));
        }
      }
    }
    return sitting
        .map(now -> !now.equals(next) && apart.contains(Set.of(now.name(), next.name())))
        .orElseGet(() -> apart.stream().anyMatch(two -> two.contains(next.name())));
  }

  /** Whether the game is played on a board, where moves are told by squares. */
  boolean onBoard() {
    return session.position().view(viewer()) instanceof BoardView;
  }

  /** Whether anything is hidden in this game. */
  boolean hasSecrets() {
    return rules.hasSecrets();
  }

  /** What whoever sits at the keyboard may play now. */
  List<ListedMove> listed() {
    return person().isPresent() && person().equals(sitting) ? ListedMove.of(session) : List.of();
  }

  /** The number of the last entry that somebody at a seat decided; 0 before the first. */
  int lastBy(Seat seat) {
    return session.log().reversed().stream()
        .filter(entry -> entry instanceof Entry.Moved moved && moved.seat().equals(seat.name()))
        .findFirst()
        .map(Entry::number)
        .orElse(0);
  }

  /** Whether the board is turned round at first, so that the one person sees their side below. */
  boolean turned() {
    List<Seat> people = people();
    return people.size() == 1 && people.get(0).index() > 0;
  }

  private Optional<String> personAt(Seat seat) {
    return seating.person(seat) ? Optional.of(DEVICE) : Optional.empty();
  }

  private List<Seat> people() {
    return session.seats().stream().filter(seating::person).toList();
  }

  /** Whether there are more moves than are listed. */
  boolean isCrowd() {
    return session.decider().isPresent()
        && SearchableGame.of(game()).hasMoreMoves(session.position(), Game.CROWD);
  }

  /** What the engine would play. */
  Advice<M> hint(Seat seat) {
    return Advice.best(game(), session.setup(), session.knowledge(seat), seed, HINT);
  }

  /** The computer that is to move, in words, if one is. */
  Optional<Text> thinker() {
    return session.decider().filter(seat -> !seating.person(seat)).map(seating::told);
  }

  /** Takes back what people at one device may; a computer always consents. */
  void undo(Seat person) {
    String none = rules.hasSecrets() ? "refused.undo.seen" : "refused.undo";
    Takeback back = rules.undoAtOneDevice(person).orElseThrow(() -> new Refusal(Text.of(none)));
    session.takeBack(back.seat(), back.to());
  }

  /** Whether something that can be typed means anything in this game. */
  boolean hasUse(TableCommands.Order order) {
    return switch (order) {
      case FLIP -> onBoard();
      case DRAW -> game().drawsByAgreement(session.setup());
      default -> true;
    };
  }

  /** Offers a draw; returns whether it was agreed. */
  boolean offerDraw(Seat from) {
    rules.offerDraw(from, this::agrees);
    return over();
  }

  private boolean agrees(Seat seat) {
    return DrawPolicy.agreesToDraw(
        game(), session.knowledge(seat), seat.side(), new Generator(seed));
  }
}
