package games.parlour.votes.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * One action in the other program.
 *
 * @param line where it stands in the record
 * @param phase that program's name of what was asked
 * @param arg what the action was about; empty where it needs nothing
 * @param legal everything that was offered, as {@code action:arg}
 */
record TraceStep(
    int n,
    int line,
    String role,
    String phase,
    String action,
    String arg,
    List<String> legal,
    List<Die> dice,
    TraceState before,
    TraceState after) {

  /**
   * A die that fell.
   *
   * @param reroll whether a button was paid for it
   * @param by the side that rolled it, where the record says so
   */
  record Die(int value, boolean reroll, String by) {}

  static TraceStep read(JsonFields told, TraceState before) {
    List<Die> dice = new ArrayList<>();
    for (JsonFields roll : told.objects("rolls")) {
      for (JsonFields die : roll.objects("dice")) {
        dice.add(new Die(die.number("v"), roll.flag("reroll"), TraceNames.side(roll.text("by"))));
      }
    }
    return new TraceStep(
        told.number("n"),
        told.line(),
        told.text("role"),
        told.text("phase"),
        told.text("action"),
        told.text("arg"),
        told.texts("legal"),
        dice,
        before,
        before.with(told.object("changed")));
  }
}
