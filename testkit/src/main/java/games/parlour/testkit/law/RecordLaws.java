package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.core.text.Text;
import games.parlour.testkit.value.Difference;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** What holds for a game that is written down, read and played again. */
public final class RecordLaws<P extends Position<P, M>, M extends Move> {
  private final Game<P, M> game;
  private final Setup setup;
  private final List<Seat> seats;

  public RecordLaws(Game<P, M> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    this.seats = game.seats(setup);
  }

  /** The same set-up and the same choices give the same game. */
  public void sameChoicesSameGame(Session<P, M> session, Generator random) {
    P p = game.start(setup);
    List<Integer> line = session.line();
    List<Integer> looks = RandomSample.upTo(line.size(), 20, random);
    for (int i = 0; i <= line.size(); i++) {
      int entry = i == 0 ? 0 : line.get(i - 1);
      if (i > 0) {
        p = p.play(session.moveOf(entry));
      }
      if (looks.contains(i)) {
        PositionSnapshot<M> again = PositionSnapshot.at(game, seats, p);
        PositionSnapshot<M> first = PositionSnapshot.at(game, seats, session.positionAfter(entry));
        unless(
            first.equals(again),
            "the same choices give the same game",
            Difference.between(first, again));
      }
    }
  }

  /** A record that is written, read and replayed is the same record of the same game. */
  public void replays(Session<P, M> session) {
    String law = "a record replays";
    GameRecord record = session.record();
    String text = RecordText.write(record);
    RecordText.Parsed parsed = RecordText.read(text);
    unless(record.equals(parsed.record()), "a record is read as it was written", text);
    Session<P, M> replayed = Session.replay(game, parsed);
    String again = RecordText.write(replayed.record());
    List<String> lines = text.lines().toList();
    unless(text.equals(again), law, Difference.between(lines, again.lines().toList()));
    unless(session.turn().equals(replayed.turn()), law, session.turn(), replayed.turn());
    unless(session.line().equals(replayed.line()), law, session.line(), replayed.line());
    unless(session.drawOffered().equals(replayed.drawOffered()), law, session.drawOffered());
    PositionSnapshot<M> first = PositionSnapshot.at(game, seats, session.position());
    PositionSnapshot<M> second = PositionSnapshot.at(game, seats, replayed.position());
    unless(first.equals(second), law, Difference.between(first, second));
  }

  /**
   * A record with a damaged line is refused, or happens to tell another game; it never breaks the
   * program. What is said is handed on, to see that there are words for it.
   */
  public void damageIsRefused(
      Session<P, M> session, int times, Generator random, Consumer<Text> said) {
    String text = RecordText.write(session.record());
    for (int i = 0; i < times; i++) {
      String damaged = TextMutator.oneLine(text, random);
      try {
        Session.replay(game, RecordText.read(damaged));
      } catch (Refusal refusal) {
        said.accept(refusal.reason());
      } catch (RuntimeException e) {
        throw new LawViolation("a damaged record is refused", e + " on\n" + damaged);
      }
    }
  }

  /** A refused wish changes nothing: another seat's move, nonsense, a way back to nowhere. */
  public void refusalChangesNothing(Session<P, M> session) {
    int size = session.size();
    PositionSnapshot<M> before = PositionSnapshot.at(game, seats, session.position());
    for (Seat seat : seats) {
      isRefused(() -> session.move(seat, "no-such-move"), "a nonsense move");
      isRefused(() -> session.takeBack(seat, size + 1), "a takeback to nowhere");
      isRefused(() -> session.takeBack(seat, -1), "a takeback to before the start");
      if (session.drawOffered().isEmpty()) {
        isRefused(() -> session.act(seat, Entry.Act.ACCEPT_DRAW), "an answer to no offer");
      }
    }
    unless(session.size() == size, "a refusal leaves no trace", session.size(), size);
    PositionSnapshot<M> after = PositionSnapshot.at(game, seats, session.position());
    unless(before.equals(after), "a refusal leaves no trace", Difference.between(before, after));
  }

  private static void isRefused(Runnable wish, String what) {
    try {
      wish.run();
    } catch (Refusal refusal) {
      return;
    }
    throw new LawViolation("what is not allowed is refused", what);
  }

  /** A seat's own undo goes back over its last move and over nothing that anybody has learned. */
  public void undoIsFair(Session<P, M> session) {
    List<Integer> line = session.line();
    for (Seat seat : seats) {
      OptionalInt to = session.undo(seat);
      boolean fair = !line.isEmpty() && mayUndo(session, seat, line.getLast());
      unless(to.isPresent() == fair, "undo is offered when it is fair", seat.name(), line, to);
      if (to.isPresent()) {
        int before = line.size() < 2 ? 0 : line.get(line.size() - 2);
        unless(to.getAsInt() == before, "undo goes back by one move", seat.name(), line, to);
      }
    }
  }

  private static <P extends Position<P, M>, M extends Move> boolean mayUndo(
      Session<P, M> session, Seat seat, int last) {
    boolean decides = session.decider().map(seat::equals).orElse(false);
    Entry entry = session.record().log().get(last - 1);
    boolean own = entry instanceof Entry.Moved moved && moved.seat().equals(seat.name());
    return decides && own && !session.positionBefore(last).reveals(session.moveOf(last));
  }
}
