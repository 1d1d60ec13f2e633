package games.parlour.testkit.random;

import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.testkit.law.LawViolation;
import java.util.List;
import java.util.function.Consumer;

/** Plays a session by chance: every listed move equally likely, dice and draws by a dealer. */
final class RandomGame<P extends Position<P, M>, M extends Move> {
  private final Session<P, M> session;
  private final Generator random;
  private final Dealer dealer;
  private final boolean draws;

  RandomGame(Session<P, M> session, Generator random) {
    this.session = session;
    this.random = random;
    this.dealer = Dealer.ofNumber(random.nextLong());
    this.draws = session.game().drawsByAgreement(session.record().setup());
  }

  /** Plays to the end; a game that is not over after so many moves breaks a law. */
  void toTheEnd(int maxMoves) {
    while (!(session.turn() instanceof Turn.Over)) {
      LawViolation.unless(
          session.size() < maxMoves, "a random game ends", maxMoves, "moves played");
      step();
    }
  }

  /**
   * Plays up to so many entries as people do at a table, who also offer draws, take back and
   * resign. Somebody may watch after each.
   */
  void atTable(int entries, Consumer<Session<P, M>> watch) {
    while (session.size() < entries && !(session.turn() instanceof Turn.Over)) {
      if (random.below(8) > 0 || !act()) {
        step();
      }
      watch.accept(session);
    }
  }

  private void step() {
    boolean goesOn = !session.position().moves().isEmpty();
    LawViolation.unless(goesOn, "moves follow the turn", "a dead end at", session.turn());
    switch (session.turn()) {
      case Turn.Decide decide -> session.move(decide.seat(), anyOf(session.position().moves()));
      case Turn.Chance chance -> session.deal(dealer);
      case Turn.Over over -> throw new IllegalStateException("over: " + over);
    }
  }

  /** Does something besides moving, if it is possible now. */
  private boolean act() {
    Seat seat = anyOf(session.seats());
    boolean asked = session.drawOffered().map(side -> !side.equals(seat.side())).orElse(false);
    List<Integer> line = session.line();
    switch (random.below(10)) {
      case 0, 1 -> {
        if (session.drawOffered().isPresent() || !draws) {
          return false;
        }
        session.act(seat, Entry.Act.OFFER_DRAW);
      }
      case 2, 3, 4 -> {
        if (!asked) {
          return false;
        }
        boolean agreed = random.below(6) == 0;
        session.act(seat, agreed ? Entry.Act.ACCEPT_DRAW : Entry.Act.DECLINE_DRAW);
      }
      case 5, 6 -> {
        if (line.isEmpty()) {
          return false;
        }
        int back = random.below(Math.min(3, line.size()));
        session.takeBack(seat, back + 1 == line.size() ? 0 : line.get(line.size() - 2 - back));
      }
      case 7 -> {
        if (random.below(20) > 0) {
          return false;
        }
        session.act(seat, anyOf(List.of(Entry.Act.RESIGN, Entry.Act.FLAG, Entry.Act.ABANDON)));
      }
      default -> {
        if (session.undo(seat).isEmpty()) {
          return false;
        }
        session.takeBack(seat, session.undo(seat).getAsInt());
      }
    }
    return true;
  }

  private <T> T anyOf(List<T> list) {
    return list.get(random.below(list.size()));
  }
}
