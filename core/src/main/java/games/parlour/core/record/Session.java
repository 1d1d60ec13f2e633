package games.parlour.core.record;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One game under way: its log, which only grows, and the positions that follow from it. Everything
 * that happens at a table goes through here, and what is not allowed is refused and changes
 * nothing. Mutable; one thread at a time.
 */
public final class Session<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final Setup setup;
  private final Map<String, String> tags;
  private final List<Seat> seats;
  private final List<Entry> log = new ArrayList<>();

  /** Where the game stood after each entry; the first is the start. */
  private final List<PositionNode<P, M>> nodes = new ArrayList<>();

  /** The position that was played again last: whoever looks through a game asks for the next. */
  private @Nullable PositionNode<P, M> visited;

  /** What the position waits for, once it was asked: it may take some looking back. */
  private @Nullable Turn turn;

  /** How often chance has spoken; takebacks do not lessen it. */
  private long dealt;

  private @Nullable Outcome ended;
  private @Nullable Side offered;

  public Session(Game<P, M> game, Setup setup, Map<String, String> tags) {
    this.game = game;
    this.setup = setup;
    this.tags = Map.copyOf(tags);
    this.seats = game.seats(setup);
    nodes.add(PositionNode.start(game.start(setup)));
  }

  /** The session that a record tells; the first line of it that cannot be is refused by number. */
  public static <P extends Position<P, M>, M extends Move> Session<P, M> replay(
      Game<P, M> game, RecordText.Parsed parsed) {
    return replay(game, parsed, () -> {});
  }

  /** The same; before each entry something is done that may end it by a refusal of its own. */
  public static <P extends Position<P, M>, M extends Move> Session<P, M> replay(
      Game<P, M> game, RecordText.Parsed parsed, Runnable beforeEach) {
    Setup said = parsed.record().setup();
    if (!said.game().equals(game.id())) {
      throw new Refusal(Text.of("refused.game", "game", said.game(), "expected", game.id()));
    }
    if (!game.replays(said)) {
      throw new Refusal(
          Text.of(
              "refused.rules",
              "game",
              game.id(),
              "rules",
              said.rules(),
              "current",
              game.rulesVersion()));
    }
    Setup setup =
        game.setup(Occasion.STUDY, said.options(), said.position()).underRules(said.rules());
    Session<P, M> session = new Session<>(game, setup, parsed.record().tags());
    for (Entry entry : parsed.record().log()) {
      beforeEach.run();
      try {
        session.append(entry);
      } catch (Refusal refusal) {
        throw parsed.wrong(entry.number(), refusal.reason());
      }
    }
    return session;
  }

  public Game<P, M> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  public List<Seat> seats() {
    return seats;
  }

  /** The record up to now. */
  public GameRecord record() {
    return new GameRecord(setup, tags, log);
  }

  /** The log up to now, as a list that grows with it; nothing is copied. */
  public List<Entry> log() {
    return Collections.unmodifiableList(log);
  }

  /** How many entries the log has. */
  public int size() {
    return log.size();
  }

  /** The position now. */
  public P position() {
    return position(now());
  }

  /** The position as it stood after an entry; 0 is the start. */
  public P positionAfter(int entry) {
    return position(nodes.get(entry));
  }

  /** What the game waits for now; a table can end a game that the rules would go on with. */
  public Turn turn() {
    Turn known = turn;
    if (known == null) {
      known = ended == null ? position().turn() : new Turn.Over(ended);
      turn = known;
    }
    return known;
  }

  /** The seat that decides now, if one does. */
  public Optional<Seat> decider() {
    return turn() instanceof Turn.Decide decide ? Optional.of(decide.seat()) : Optional.empty();
  }

  /** All that a computer player at a seat is given now. */
  public Knowledge<P, M> knowledge(Seat seat) {
    return position().knowledge(seat, () -> game.offers(position()));
  }

  /** The side whose offer of a draw waits for an answer. */
  public Optional<Side> drawOffered() {
    return Optional.ofNullable(offered);
  }

  /** The entry numbers of the moves and outcomes that count, oldest first. */
  public List<Integer> line() {
    List<Integer> line = new ArrayList<>();
    for (PositionNode<P, M> at = now(); at.before() != null; at = at.before()) {
      line.addFirst(at.entry());
    }
    return line;
  }

  /** The move or outcome that an entry of the {@link #line} holds. */
  public M moveOf(int entry) {
    M move = nodes.get(entry).move();
    if (move == null) {
      throw new IllegalArgumentException("entry " + entry + " is no move");
    }
    return move;
  }

  /** The position that a move or outcome of the {@link #line} was made in. */
  public P positionBefore(int entry) {
    PositionNode<P, M> before = nodes.get(entry).before();
    if (before == null) {
      throw new IllegalArgumentException("entry " + entry + " is no move");
    }
    return position(before);
  }

  /** The number of the turn that an entry belongs to, counted from one. */
  public int turnOf(int entry) {
    PositionNode<P, M> node = nodes.get(entry);
    PositionNode<P, M> before = node.entry() == entry ? node.before() : node;
    return 1 + (before == null ? 0 : before.turns());
  }

  /** A seat moves, with a text of the game's notation. */
  public void move(Seat seat, String text) {
    checkTurn(seat);
    move(seat, read(text));
  }

  /** The listed move that a text means; of one that a player may look for it is said why not. */
  public M read(String text) {
    P position = position();
    try {
      return game.notation().read(position, text);
    } catch (Refusal refusal) {
      throw position.considered().stream()
          .filter(move -> game.notation().write(move).equals(text))
          .findFirst()
          .flatMap(position::whyNot)
          .map(Refusal::new)
          .orElse(refusal);
    }
  }

  /** A seat plays a listed move. */
  public void move(Seat seat, M move) {
    checkTurn(seat);
    moved(new Entry.Moved(next(), seat.name(), game.notation().write(move)), seat, move);
  }

  /** The dealer throws or draws, once. */
  public void deal(Dealer dealer) {
    checkChance("*");
    M outcome = dealer.deal(position(), dealt);
    forward(new Entry.Dealt(next(), game.notation().write(outcome)), outcome);
  }

  /** A seat does something at the table. */
  public void act(Seat seat, Entry.Act act) {
    append(new Entry.Acted(next(), seat.name(), act));
  }

  /**
   * The position goes back to where it stood after an entry. Who may ask is for the table to say.
   */
  public void takeBack(Seat seat, int to) {
    append(new Entry.TakenBack(next(), seat.name(), to));
  }

  /**
   * Where a seat's own undo leads: one move back, unless the seat has changed, chance has spoken or
   * something was revealed since.
   */
  public OptionalInt undo(Seat seat) {
    PositionNode<P, M> at = now();
    if (ended != null || at.before() == null || !decider().equals(Optional.of(seat))) {
      return OptionalInt.empty();
    }
    boolean mine = log.get(at.entry() - 1) instanceof Entry.Moved moved && isOf(moved, seat);
    boolean shown = mine && position(at.before()).reveals(moveOf(at.entry()));
    return mine && !shown ? OptionalInt.of(at.before().entry()) : OptionalInt.empty();
  }

  /** Where a takeback by consent leads: to before the seat's last move, whatever came after it. */
  public OptionalInt takebackTarget(Seat seat) {
    for (PositionNode<P, M> at = now(); at.before() != null; at = at.before()) {
      if (log.get(at.entry() - 1) instanceof Entry.Moved moved && isOf(moved, seat)) {
        return OptionalInt.of(at.before().entry());
      }
    }
    return OptionalInt.empty();
  }

  /** Adds an entry as a record holds it, under the same checks as when it was made. */
  public void append(Entry entry) {
    switch (entry) {
      case Entry.Moved moved -> {
        checkNotOver();
        Seat seat = seat(moved.seat());
        checkTurn(seat);
        moved(moved, seat, game.notation().read(position(), moved.move()));
      }
      case Entry.Dealt dealt -> {
        checkChance(dealt.outcome());
        forward(dealt, game.notation().read(position(), dealt.outcome()));
      }
      case Entry.Acted acted -> {
        checkNotOver();
        acted(acted, seat(acted.seat()));
      }
      case Entry.TakenBack back -> takenBack(back);
    }
  }

  private void checkNotOver() {
    if (turn() instanceof Turn.Over) {
      throw new Refusal(Text.of("refused.over"));
    }
  }

  private void checkTurn(Seat seat) {
    checkNotOver();
    if (!decider().equals(Optional.of(seat))) {
      throw new Refusal(Text.of("refused.turn", "seat", seatText(seat)));
    }
  }

  private void checkChance(String outcome) {
    checkNotOver();
    if (!(turn() instanceof Turn.Chance)) {
      throw new Refusal(Text.of("refused.chance", "outcome", outcome));
    }
  }

  private void moved(Entry.Moved entry, Seat seat, M move) {
    forward(entry, move);
    if (offered != null && !offered.equals(seat.side())) {
      offered = null;
    }
  }

  /** The last step that can refuse comes first; what follows it only writes down. */
  private void forward(Entry entry, M move) {
    P before = position();
    P after = before.play(move);
    int turns = now().turns() + (before.endsTurn(move) ? 1 : 0);
    dealt += entry instanceof Entry.Dealt ? 1 : 0;
    add(now().then(after, entry.number(), turns, move), entry);
  }

  private void add(PositionNode<P, M> node, Entry entry) {
    if (visited != null) {
      visited.giveUp();
      visited = null;
    }
    node.position(); // a takeback may lead to one that was given up, and now it counts
    nodes.add(node);
    log.add(entry);
    turn = null;
  }

  private void acted(Entry.Acted entry, Seat seat) {
    checkAct(seat, entry.act());
    switch (entry.act()) {
      case RESIGN, FLAG, ABANDON ->
          ended =
              Outcome.win(
                  other(seat.side()),
                  Text.of("outcome." + entry.act().word(), "seat", seatText(seat)));
      case ABORT -> ended = Outcome.calledOff(Text.of("outcome.abort", "seat", seatText(seat)));
      case CALL_OFF -> ended = Outcome.calledOff(Text.of("outcome.call-off"));
      case OFFER_DRAW -> offered = seat.side();
      case ACCEPT_DRAW -> {
        offered = null;
        ended = Outcome.draw(Text.of("outcome.agreed"));
      }
      case DECLINE_DRAW -> offered = null;
      case ALLOW_HELP -> {}
    }
    add(now(), entry);
  }

  private void checkAct(Seat seat, Entry.Act act) {
    switch (act) {
      case OFFER_DRAW -> {
        if (offered != null) {
          throw new Refusal(Text.of("refused.draw.offered"));
        }
      }
      case ACCEPT_DRAW, DECLINE_DRAW -> {
        if (offered == null || offered.equals(seat.side())) {
          throw new Refusal(Text.of("refused.draw.none"));
        }
      }
      case RESIGN, FLAG, ABANDON, ABORT, CALL_OFF, ALLOW_HELP -> {}
    }
  }

  private void takenBack(Entry.TakenBack back) {
    if (ended != null) {
      throw new Refusal(Text.of("refused.over"));
    }
    seat(back.seat());
    if (back.to() < 0 || back.to() >= next() || !onLine(nodes.get(back.to()))) {
      throw new Refusal(Text.of("refused.takeback", "to", back.to()));
    }
    add(nodes.get(back.to()), back);
    offered = null;
  }

  private boolean onLine(PositionNode<P, M> wanted) {
    for (PositionNode<P, M> at = now().before(); at != null; at = at.before()) {
      if (at.entry() == wanted.entry()) {
        return true;
      }
    }
    return false;
  }

  /** The position of a node; of those that had to be played again, the last one stays. */
  private P position(PositionNode<P, M> node) {
    if (node.isKept()) {
      return node.position();
    }
    P position = node.position();
    if (visited != null) {
      visited.giveUp();
    }
    visited = node;
    return position;
  }

  private PositionNode<P, M> now() {
    return nodes.getLast();
  }

  private int next() {
    return log.size() + 1;
  }

  private static boolean isOf(Entry.Moved moved, Seat seat) {
    return moved.seat().equals(seat.name());
  }

  private static Text seatText(Seat seat) {
    return Text.of("seat." + seat.name());
  }

  private Side other(Side side) {
    return game.sides(setup).stream().filter(s -> !s.equals(side)).findFirst().orElse(side);
  }

  private Seat seat(String name) {
    for (Seat seat : seats) {
      if (seat.name().equals(name)) {
        return seat;
      }
    }
    List<String> names = seats.stream().map(Seat::name).toList();
    throw new Refusal(Text.of("refused.seat", "seat", name, "seats", names));
  }
}
