package games.parlour.server.tables;

import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.table.TableRules;
import games.parlour.server.store.TableStatus;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What somebody may do at a table besides moving. Asked by whoever holds the table's lock. */
public final class ActRules {
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
    return table.status() == TableStatus.OPEN && guest.equals(Optional.of(table.row().creator()));
  }

  /** Whether a guest may ask for a hint now. */
  public static boolean mayAskHint(LiveTable<?, ?> table, Optional<String> guest) {
    return table.status() == TableStatus.PLAYING
        && table.seatsOf(guest).stream().anyMatch(table.rules()::mayAskHint);
  }

  /** Whether a seat may do this now. */
  static boolean allowed(LiveTable<?, ?> table, Seat seat, TableAct act) {
    if (act == TableAct.REMATCH) {
      return mayAskRematch(table, seat);
    }
    if (table.status() != TableStatus.PLAYING) {
      return false;
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
      case REMATCH, CLOSE -> false;
    };
  }

  /** Once for each seat; but if everybody asked and it failed, it may be asked for again. */
  private static boolean mayAskRematch(LiveTable<?, ?> table, Seat seat) {
    List<String> asked = table.row().rematch();
    return table.session().turn() instanceof Turn.Over
        && table.row().next().isEmpty()
        && (!asked.contains(seat.name()) || table.rules().allAmong(asked));
  }
}
