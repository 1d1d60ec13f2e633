package games.parlour.testkit.shores;

import games.parlour.core.Happening;
import games.parlour.core.Happening.Motion;
import games.parlour.core.Outcome;
import games.parlour.core.Prompt;
import games.parlour.core.Seat;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.show.TableauMotions;
import games.parlour.core.text.Text;
import games.parlour.testkit.shores.ShoresPosition.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What Two Shores says: what is asked, what happens, how it ended. */
final class ShoresTexts {
  private ShoresTexts() {}

  static Text card(int card) {
    return Text.of("card." + ShoresRules.CARDS.get(card));
  }

  private static Text harbour(int harbour) {
    return Text.of("harbour." + ShoresRules.HARBOURS.get(harbour));
  }

  private static Text name(Seat seat) {
    return Text.of("seat." + seat.name());
  }

  static Turn turn(ShoresPosition p) {
    Seat seat = ShoresRules.SEATS.get(p.seat());
    Prompt prompt =
        new Prompt(Text.of("ask." + p.phase().name().toLowerCase(Locale.ROOT), "seat", name(seat)));
    return switch (p.phase()) {
      case DEAL, SAIL -> new Turn.Chance(prompt);
      case PLAY, LIGHT -> new Turn.Decide(seat, prompt);
      case OVER -> new Turn.Over(outcome(p.lead()));
    };
  }

  private static Outcome outcome(int lead) {
    return lead == 0
        ? Outcome.draw(Text.of("over.draw"))
        : Outcome.win(
            ShoresRules.SEATS.get(lead > 0 ? 0 : 1).side(),
            Text.of("over.lead", "points", Math.abs(lead)));
  }

  /** The words of a move, and all that changes with it; that a harbour is full is told apart. */
  static List<Happening> happenings(ShoresPosition p, ShoreMove move, Viewer viewer) {
    ShoresPosition after = p.play(move);
    List<Motion> moved =
        TableauMotions.between(p.view(viewer).tableau(), after.view(viewer).tableau());
    List<Motion> marks = moved.stream().filter(motion -> motion.thing().equals("full")).toList();
    List<Motion> others = moved.stream().filter(motion -> !marks.contains(motion)).toList();
    List<Happening> told = new ArrayList<>();
    told.add(new Happening(text(p, move, viewer), others));
    if (move instanceof ShoreMove.At at && after.isFull(at.harbour())) {
      told.add(new Happening(Text.of("told.full", "harbour", harbour(at.harbour())), marks));
    }
    if (after.phase() == Phase.OVER) {
      told.add(Happening.of(Text.of("told.over")));
    }
    return told;
  }

  private static Text text(ShoresPosition p, ShoreMove move, Viewer viewer) {
    Text seat = name(ShoresRules.SEATS.get(p.seat()));
    boolean own = viewer instanceof Viewer.At at && at.seat().index() == p.seat();
    return switch (move) {
      case ShoreMove.Deal deal ->
          own
              ? Text.of("told.deal.seen", "seat", seat, "card", card(deal.card()))
              : Text.of("told.deal", "seat", seat);
      case ShoreMove.Light light -> Text.of("told.light", "seat", seat, "card", card(light.card()));
      case ShoreMove.Sail sail -> Text.of("told.sail", "seat", seat, "card", card(sail.card()));
      case ShoreMove.At at -> Text.of("told.at", "seat", seat, "harbour", harbour(at.harbour()));
      case ShoreMove.Die die ->
          Text.of(
              die.eyes() >= ShoresRules.WIND ? "told.die.good" : "told.die",
              "seat",
              seat,
              "eyes",
              die.eyes());
    };
  }
}
