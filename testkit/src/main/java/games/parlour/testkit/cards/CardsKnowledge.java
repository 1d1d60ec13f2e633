package games.parlour.testkit.cards;

import games.parlour.core.random.Generator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Who may know what: the cards that a seat has not seen can lie in any order. */
final class CardsKnowledge {
  private CardsKnowledge() {}

  /**
   * How many cards of each value a seat has not seen; a seat of -1 has seen none that is hidden.
   */
  static List<Integer> unseen(CardsPosition p, int seat) {
    List<Integer> unseen = new ArrayList<>(p.stock());
    for (DealtCard card : hidden(p, seat)) {
      unseen.set(card.value() - 1, unseen.get(card.value() - 1) + 1);
    }
    return unseen;
  }

  /** Deals all that the seat has not seen anew, in the places where it lies. */
  static CardsPosition imagine(CardsPosition p, int seat, Generator random) {
    List<Integer> pool = new ArrayList<>();
    List<Integer> unseen = unseen(p, seat);
    for (int value = 1; value <= unseen.size(); value++) {
      pool.addAll(Collections.nCopies(unseen.get(value - 1), value));
    }
    List<List<DealtCard>> hands = new ArrayList<>();
    p.hands().forEach(hand -> hands.add(redeal(hand, seat, pool, random)));
    List<DealtCard> top = redeal(p.top(), seat, pool, random);
    List<Integer> stock = new ArrayList<>(Collections.nCopies(unseen.size(), 0));
    pool.forEach(value -> stock.set(value - 1, stock.get(value - 1) + 1));
    return new CardsPosition(
        p.rules(), p.round(), p.points(), stock, top, hands, p.table(), p.phase());
  }

  private static List<DealtCard> redeal(
      List<DealtCard> cards, int seat, List<Integer> pool, Generator random) {
    List<DealtCard> dealt = new ArrayList<>();
    for (DealtCard card : cards) {
      boolean seen = knows(seat, card);
      dealt.add(seen ? card : card.withValue(draw(pool, random)));
    }
    return List.copyOf(dealt);
  }

  private static int draw(List<Integer> pool, Generator random) {
    int last = pool.removeLast();
    int at = random.below(pool.size() + 1);
    return at == pool.size() ? last : pool.set(at, last);
  }

  private static List<DealtCard> hidden(CardsPosition p, int seat) {
    List<DealtCard> hidden = new ArrayList<>(p.top());
    p.hands().forEach(hidden::addAll);
    hidden.removeIf(card -> knows(seat, card));
    return hidden;
  }

  static boolean knows(int seat, DealtCard card) {
    return seat >= 0 && card.knownTo(seat);
  }
}
