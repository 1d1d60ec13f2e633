package games.parlour.server.tables;

import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.table.TableRules;
import games.parlour.server.clock.Absence;
import games.parlour.server.clock.Substitute;
import games.parlour.server.clock.TableClock;
import games.parlour.server.clock.TimeControl;
import games.parlour.server.clock.Vacation;
import games.parlour.server.store.TableStatus;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What somebody may do at a table besides moving. Asked by whoever holds the table's lock. */
public final class ActRules {
  private static final Set<TableAct> ABOUT_CLOCKS =
      EnumSet.range(TableAct.ASK_PAUSE, TableAct.END_VACATION);

  private static final Set<TableAct> ABOUT_ABSENCE =
      EnumSet.range(TableAct.CLAIM_WIN, TableAct.DECLINE_SUBSTITUTE);

  private ActRules() {}

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
    return table.status() == TableStatus.OPEN
        && !table.awaitsSubstitute()
        && guest.equals(Optional.of(table.row().creator()));
  }

  /** Whether a guest may ask for a hint now. */
  public static boolean mayAskHint(LiveTable<?, ?> table, Optional<String> guest) {
    return table.status() == TableStatus.PLAYING
        && !table.isPaused()
        && table.seatsOf(guest).stream().anyMatch(table.rules()::mayAskHint);
  }

  /** Whether a seat may do this now. */
  static boolean allowed(LiveTable<?, ?> table, Seat seat, TableAct act) {
    if (act == TableAct.REMATCH) {
      return mayAskRematch(table, seat);
    }
    if (ABOUT_ABSENCE.contains(act)) {
      return mayClaim(table, seat, act);
    }
    if (table.status() != TableStatus.PLAYING) {
      return act == TableAct.RESIGN && table.awaitsSubstitute() && table.rules().mayResign();
    }
    if (ABOUT_CLOCKS.contains(act)) {
      return table.clock().map(clock -> allowed(table, clock, seat, act)).orElse(false);
    }
    TableRules rules = table.rules();
    List<String> takeback = table.row().takeback();
    return switch (act) {
      case UNDO -> rules.undo(seat).isPresent();
      case RESIGN -> rules.mayResign();
      case OFFER_DRAW -> rules.mayOfferDraw(seat);
      case ACCEPT_DRAW, DECLINE_DRAW -> rules.mayAnswerDraw(seat);
      case ASK_TAKEBACK -> rules.mayAskTakeback(seat, takeback);
      case ACCEPT_TAKEBACK, DECLINE_TAKEBACK -> rules.mayAnswerTakeback(seat, takeback);
      case ALLOW_HELP -> rules.mayAllowHelp(seat);
      default -> false;
    };
  }

  private static boolean allowed(LiveTable<?, ?> table, TableClock clock, Seat seat, TableAct act) {
    Vacation vacation = clock.vacationOf(TurnReader.person(table, seat));
    return switch (act) {
      case ASK_PAUSE ->
          clock.control() instanceof TimeControl.PerGame
              && clock.pause().isEmpty()
              && clock.pauseAsked().isEmpty();
      case ACCEPT_PAUSE, DECLINE_PAUSE -> table.rules().mayAnswerTakeback(seat, clock.pauseAsked());
      case RESUME -> clock.pause().isPresent();
      case READY ->
          clock.awaitsReady(table.now()) && table.session().decider().equals(Optional.of(seat));
      case TAKE_VACATION -> !vacation.isOn(table.now()) && vacation.leftAt(table.now()) > 0;
      case END_VACATION -> vacation.isOn(table.now());
      default -> false;
    };
  }

  /** What those who are there may do about somebody who is not. */
  private static boolean mayClaim(LiveTable<?, ?> table, Seat seat, TableAct act) {
    Optional<Absence> due =
        table
            .absence()
            .filter(missed -> missed.isDue(table.now()))
            .filter(missed -> !missed.seats().contains(seat.name()));
    if (due.isEmpty()) {
      return false;
    }
    Optional<Substitute> proposed = table.clock().flatMap(TableClock::substitute);
    boolean slow =
        table.clock().map(TableClock::control).orElse(null) instanceof TimeControl.PerMove;
    return switch (act) {
      case CLAIM_WIN -> due.get().winnable() && isOfOtherSide(table, seat, due.get());
      case CLAIM_ABORT -> mayCallOff(table, seat, due.get(), slow);
      case PROPOSE_SUBSTITUTE -> slow && proposed.isEmpty();
      case ACCEPT_SUBSTITUTE, DECLINE_SUBSTITUTE ->
          proposed
              .filter(open -> !open.decided())
              .map(open -> table.rules().mayAnswerTakeback(seat, open.agreed()))
              .orElse(false);
      default -> false;
    };
  }

  /** A partner of who is missed could escape a defeat by it, once something is at stake. */
  private static boolean mayCallOff(
      LiveTable<?, ?> table, Seat seat, Absence missed, boolean slow) {
    boolean other = isOfOtherSide(table, seat, missed);
    return table.awaitsSubstitute() ? other : !slow && (other || !missed.winnable());
  }

  private static boolean isOfOtherSide(LiveTable<?, ?> table, Seat seat, Absence missed) {
    return table.session().seats().stream()
        .filter(one -> missed.seats().contains(one.name()))
        .noneMatch(one -> one.side().equals(seat.side()));
  }

  /** Once for each seat; but if everybody asked and it failed, it may be asked for again. */
  private static boolean mayAskRematch(LiveTable<?, ?> table, Seat seat) {
    List<String> asked = table.row().rematch();
    return table.session().turn() instanceof Turn.Over
        && table.row().next().isEmpty()
        && (!asked.contains(seat.name()) || table.rules().allAmong(asked));
  }
}
