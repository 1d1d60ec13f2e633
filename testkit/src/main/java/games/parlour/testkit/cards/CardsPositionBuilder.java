package games.parlour.testkit.cards;

import games.parlour.testkit.cards.CardsPosition.Phase;
import java.util.ArrayList;
import java.util.List;

/** Plays one move: starts as a copy of a position, is changed, and becomes the next one. */
final class CardsPositionBuilder {
  private final CardsPosition before;
  private final int actor;
  private final List<Integer> points;
  private final List<Integer> stock;
  private final List<DealtCard> top;
  private final List<List<DealtCard>> hands = new ArrayList<>();
  private final List<Integer> table;
  private int round;

  CardsPositionBuilder(CardsPosition p) {
    before = p;
    actor = p.actor();
    points = new ArrayList<>(p.points());
    stock = new ArrayList<>(p.stock());
    top = new ArrayList<>(p.top());
    p.hands().forEach(hand -> hands.add(new ArrayList<>(hand)));
    table = new ArrayList<>(p.table());
    round = p.round();
  }

  CardsPosition play(CardMove move) {
    Phase phase =
        switch (move) {
          case CardMove.Deal deal -> deal(deal.value());
          case CardMove.Die die -> score(die.eyes());
          case CardMove.Peek peek -> {
            List<DealtCard> hand = hands.get(peek.seat());
            hand.set(peek.place(), hand.get(peek.place()).shownTo(actor));
            yield Phase.PLAY;
          }
          case CardMove.Swap swap -> Phase.DRAW;
          case CardMove.Put put -> {
            top.addFirst(hands.get(actor).remove(put.place()));
            yield Phase.PLAY;
          }
          case CardMove.Play play -> {
            table.add(hands.get(actor).remove(play.place()).value());
            yield Phase.THROW;
          }
        };
    return new CardsPosition(
        before.rules(),
        round,
        points,
        stock,
        top,
        hands.stream().map(List::copyOf).toList(),
        table,
        phase);
  }

  private Phase deal(int value) {
    if (top.isEmpty()) {
      stock.set(value - 1, stock.get(value - 1) - 1);
      hands.get(actor).add(new DealtCard(value, 1 << actor));
    } else {
      hands.get(actor).add(top.removeFirst().shownTo(actor));
    }
    if (before.phase() == Phase.DRAW) {
      return Phase.PUT;
    }
    boolean full = hands.stream().allMatch(hand -> hand.size() >= CardsRules.HAND);
    return full ? Phase.CHOOSE : Phase.DEAL;
  }

  private Phase score(int eyes) {
    table.set(table.size() - 1, table.getLast() + eyes);
    if (table.size() < 4) {
      return Phase.CHOOSE;
    }
    int lead = table.get(0) + table.get(2) - table.get(1) - table.get(3);
    if (lead != 0) {
      int side = lead > 0 ? round % 2 : (round + 1) % 2;
      points.set(side, points.get(side) + 1);
    }
    table.clear();
    round++;
    return Phase.DEAL;
  }
}
