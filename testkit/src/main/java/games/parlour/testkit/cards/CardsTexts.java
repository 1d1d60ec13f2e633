package games.parlour.testkit.cards;

import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.Prompt;
import games.parlour.core.Seat;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What Four Hands says: what is asked, what happens, how it ended. */
final class CardsTexts {
  private CardsTexts() {}

  static Turn turn(CardsPosition p) {
    if (p.over()) {
      return new Turn.Over(outcome(p));
    }
    Seat actor = CardsRules.SEATS.get(p.actor());
    String key = "ask." + p.phase().name().toLowerCase(Locale.ROOT);
    Prompt prompt = new Prompt(Text.of(key, "seat", name(actor)));
    return switch (p.phase()) {
      case DEAL, DRAW, THROW -> new Turn.Chance(prompt);
      case CHOOSE, PUT, PLAY -> new Turn.Decide(actor, prompt);
    };
  }

  private static Outcome outcome(CardsPosition p) {
    int lead = p.points().get(0) - p.points().get(1);
    if (lead == 0) {
      return Outcome.draw(Text.of("over.draw"));
    }
    Side side = CardsRules.SIDES.get(lead > 0 ? 0 : 1);
    return Outcome.win(side, Text.of("over.lead", "side", name(side), "points", Math.abs(lead)));
  }

  static List<Happening> happenings(CardsPosition p, CardMove move, Viewer viewer) {
    int seat = viewer instanceof Viewer.At at ? at.seat().index() : -1;
    Text actor = name(CardsRules.SEATS.get(p.actor()));
    List<Happening> told = new ArrayList<>();
    switch (move) {
      case CardMove.Deal deal -> {
        DealtCard card = p.top().isEmpty() ? new DealtCard(deal.value(), 0) : p.top().get(0);
        told.add(card("told.deal", actor, card.shownTo(p.actor()), seat));
      }
      case CardMove.Put put ->
          told.add(card("told.put", actor, p.hands().get(p.actor()).get(put.place()), seat));
      case CardMove.Peek peek -> {
        Text other = name(CardsRules.SEATS.get(peek.seat()));
        told.add(Happening.of(Text.of("told.peek", "seat", actor, "other", other)));
        if (seat == p.actor()) {
          int card = p.hands().get(peek.seat()).get(peek.place()).value();
          told.add(Happening.of(Text.of("told.peeked", "other", other, "card", card)));
        }
      }
      case CardMove.Swap swap -> told.add(Happening.of(Text.of("told.swap", "seat", actor)));
      case CardMove.Play play -> {
        int card = p.hands().get(p.actor()).get(play.place()).value();
        told.add(Happening.of(Text.of("told.play", "seat", actor, "card", card)));
      }
      case CardMove.Die die -> {
        told.add(Happening.of(Text.of("told.die", "seat", actor, "eyes", die.eyes())));
        told.addAll(trick(p, p.play(move)));
      }
    }
    return told;
  }

  /** Something is done with a card: its value is told only to those who know it. */
  private static Happening card(String key, Text actor, DealtCard card, int viewer) {
    boolean seen = CardsKnowledge.knows(viewer, card);
    String thing = seen ? "card-" + card.value() : "card";
    Text text =
        seen
            ? Text.of(key + ".seen", "seat", actor, "card", card.value())
            : Text.of(key, "seat", actor);
    return new Happening(text, List.of(new Happening.Motion(thing, "deck", "hand")));
  }

  private static List<Happening> trick(CardsPosition before, CardsPosition after) {
    if (after.round() == before.round()) {
      return List.of();
    }
    for (Side side : CardsRules.SIDES) {
      if (after.points().get(side.index()) > before.points().get(side.index())) {
        return List.of(Happening.of(Text.of("told.trick", "side", name(side))));
      }
    }
    return List.of(Happening.of(Text.of("told.nobody")));
  }

  private static Text name(Seat seat) {
    return Text.of("seat." + seat.name());
  }

  private static Text name(Side side) {
    return Text.of("side." + side.name());
  }
}
