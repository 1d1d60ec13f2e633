package games.parlour.load;

import games.parlour.boards.BoardView;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauMotions;
import games.parlour.core.show.TableauView;
import games.parlour.load.UpdateReader.ToldEntry;
import games.parlour.load.UpdateReader.ToldState;
import games.parlour.load.UpdateReader.ToldUpdate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One table, played again from what its seats are told. Everything told must fit: the numbers of
 * entries follow each other at every seat, all seats hear of the same entries, a posted move comes
 * back once and as it was posted; and where nothing is hidden, the board, whose turn it is and the
 * number of offers are those of the rules. A tableau is what the motions told to its seat have made
 * of the first one, and at the end what the record makes of it. Thread-safe.
 */
final class ReplayedTable<P extends Position<P, M>, M extends Move> {
  private final String id;
  private final Game<P, M> game;
  private final MoveCounter<P, M> counter;
  private final List<Seat> seats;
  private final Violations violations;
  private final LoadMeter meter;
  private final boolean open;
  private final List<ToldEntry> log = new ArrayList<>();
  private final int[] heard;

  /** The tableau of each seat, as its motions have left it; empty where the game has none. */
  private final List<Tableau> seen = new ArrayList<>();

  private @Nullable P position;
  private @Nullable Posted posted;
  private @Nullable Ready ready;
  private boolean answered = true;
  private boolean over;

  /** A move on its way, when it was due, and the number of the node that takes it. */
  private record Posted(int after, String seat, String move, long due, int node) {}

  /** A seat that can move, in answer to an entry. */
  record Ready(int seat, int after, List<String> offers) {}

  ReplayedTable(
      String id, Setup setup, MoveCounter<P, M> counter, Violations violations, LoadMeter meter) {
    this.id = id;
    this.counter = counter;
    this.game = counter.game();
    this.seats = game.seats(setup);
    this.violations = violations;
    this.meter = meter;
    this.open = !game.hasSecrets(setup);
    this.position = open ? game.start(setup) : null;
    this.heard = new int[seats.size()];
    P start = game.start(setup);
    for (Seat seat : seats) {
      if (start.view(new Viewer.At(seat)) instanceof TableauView view) {
        seen.add(view.tableau());
      }
    }
  }

  String id() {
    return id;
  }

  Game<P, M> game() {
    return game;
  }

  List<Seat> seats() {
    return seats;
  }

  /** Who can move now: every seat has heard of everything, and the last move was answered. */
  synchronized Optional<Ready> ready() {
    return Optional.ofNullable(answered && hasHeardAll() ? ready : null);
  }

  private boolean hasHeardAll() {
    for (int entries : heard) {
      if (entries != log.size()) {
        return false;
      }
    }
    return true;
  }

  synchronized boolean over() {
    return over && hasHeardAll();
  }

  /** A move is about to be posted to a node. */
  synchronized void post(Ready by, String move, long due, int node) {
    posted = new Posted(by.after(), seats.get(by.seat()).name(), move, due, node);
    ready = null;
    answered = false;
  }

  /** The move was answered. */
  synchronized void answered() {
    answered = true;
  }

  /** A seat is told something by a node. */
  synchronized void hear(int seat, ToldUpdate update, long now, int node) {
    for (ToldEntry entry : update.entries()) {
      if (entry.number() != heard[seat] + 1) {
        violations.add(id + ": entry " + entry.number() + " after " + heard[seat]);
      }
      heard[seat] = entry.number();
      move(seat, entry);
      if (entry.number() == log.size() + 1) {
        log.add(entry);
        replay(entry);
      } else {
        same(entry);
      }
      Posted due = posted;
      if (due != null && entry.number() == due.after() + 1) {
        meter.heard(now - due.due(), node == due.node());
      }
    }
    check(seat, update.state());
  }

  private void move(int seat, ToldEntry entry) {
    if (seen.isEmpty()) {
      return;
    }
    try {
      seen.set(seat, TableauMotions.apply(seen.get(seat), entry.motions()));
    } catch (IllegalArgumentException impossible) {
      violations.add(id + ": entry " + entry.number() + ": " + impossible.getMessage());
    }
  }

  private void replay(ToldEntry entry) {
    Posted due = posted;
    boolean expected =
        due == null
            ? !entry.kind().equals("move")
            : entry.number() != due.after() + 1
                || (due.seat().equals(entry.seat()) && fits(entry.text(), due.move()));
    if (!expected) {
      violations.add(id + ": " + entry + " though " + due + " was posted");
    }
    if (position != null && (entry.kind().equals("move") || entry.kind().equals("chance"))) {
      try {
        position = position.play(game.notation().read(position, String.valueOf(entry.text())));
      } catch (Refusal refusal) {
        violations.add(id + ": the rules refuse " + entry);
      }
    }
  }

  /** What one seat was told of an entry, another is told too, or it is hidden from one of them. */
  private void same(ToldEntry entry) {
    if (entry.number() > log.size()) {
      violations.add(id + ": entry " + entry.number() + " comes before " + log.size());
      return;
    }
    ToldEntry known = log.get(entry.number() - 1);
    boolean alike = known.kind().equals(entry.kind()) && fits(known.seat(), entry.seat());
    if (!alike || !fits(known.text(), entry.text())) {
      violations.add(id + ": " + entry + " was told as " + known);
    }
    if (known.text() == null && entry.text() != null) {
      log.set(entry.number() - 1, entry);
    }
  }

  private static boolean fits(@Nullable String one, @Nullable String other) {
    return one == null || other == null || one.equals(other);
  }

  private void check(int seat, ToldState state) {
    if (state.after() != heard[seat]) {
      violations.add(id + ": the state after " + state.after() + " comes with " + heard[seat]);
    }
    if (!seen.isEmpty() && !seen.get(seat).counts().equals(state.spots())) {
      violations.add(id + ": motions do not lead to what is seen after " + state.after());
    }
    boolean newest = state.after() == log.size();
    String own = seats.get(seat).name();
    if (newest && position != null) {
      check(seat, state, position, own.equals(state.deciding()));
    }
    over |= newest && state.over();
    if (newest && own.equals(state.deciding())) {
      if (state.offers().isEmpty()) {
        violations.add(id + ": nothing is offered to " + own);
      } else {
        ready = new Ready(seat, state.after(), state.offers());
      }
    }
  }

  private void check(int seat, ToldState state, P now, boolean deciding) {
    boolean turn =
        switch (now.turn()) {
          case Turn.Decide decide -> decide.seat().name().equals(state.deciding());
          case Turn.Chance chance -> state.deciding() == null;
          case Turn.Over ended -> state.over();
        };
    if (!turn) {
      violations.add(id + ": another turn than " + state.deciding());
    }
    if (now.view(new Viewer.At(seats.get(seat))) instanceof BoardView board) {
      HashSet<String> pieces = new HashSet<>();
      board.pieces().forEach(piece -> pieces.add(piece.kind() + " " + piece.square()));
      if (!pieces.equals(new HashSet<>(state.pieces()))) {
        violations.add(id + ": other pieces after " + state.after());
      }
    }
    int moves = deciding ? counter.count(now) : 0;
    if (deciding && moves != state.offers().size()) {
      violations.add(id + ": " + state.offers().size() + " offers instead of " + moves);
    }
  }

  /** Compares all that was heard with the record, which must replay under the rules. */
  synchronized void compare(RecordText.Parsed record) {
    List<Entry> entries = record.record().log();
    if (entries.size() < log.size()) {
      violations.add(id + ": the record has " + entries.size() + " of " + log.size() + " entries");
      return;
    }
    for (int i = 0; i < log.size(); i++) {
      String text =
          switch (entries.get(i)) {
            case Entry.Moved moved -> moved.move();
            case Entry.Dealt dealt -> dealt.outcome();
            case Entry.Acted acted -> acted.act().word();
            case Entry.TakenBack back -> "takeback";
          };
      if (!fits(log.get(i).text(), text)) {
        violations.add(id + ": " + log.get(i) + " stands in the record as " + text);
      }
    }
  }

  /** Compares what the seats have seen with what the rules show them in the record's game. */
  synchronized void compare(Session<P, M> truth) {
    for (int seat = 0; seat < seen.size(); seat++) {
      P then = truth.positionAfter(Math.min(heard[seat], truth.size()));
      boolean same =
          then.view(new Viewer.At(seats.get(seat))) instanceof TableauView view
              && view.tableau().counts().equals(seen.get(seat).counts());
      if (!same) {
        violations.add(id + ": seat " + seat + " has seen another game than the record's");
      }
    }
  }

  /** How many entries were heard of. */
  synchronized int length() {
    return log.size();
  }
}
