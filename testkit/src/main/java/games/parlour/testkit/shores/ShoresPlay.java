package games.parlour.testkit.shores;

import games.parlour.testkit.shores.ShoresPosition.Phase;
import games.parlour.testkit.shores.ShoresPosition.Where;
import java.util.ArrayList;
import java.util.List;

/** Plays one move of Two Shores. Used once. */
final class ShoresPlay {
  private final List<Where> cards;
  private final List<List<Integer>> lanterns;
  private final List<Integer> voyages;
  private int boat;
  private int eyes;
  private int seat;
  private Phase phase;

  ShoresPlay(ShoresPosition p) {
    this.cards = new ArrayList<>(p.cards());
    this.lanterns = new ArrayList<>(p.lanterns());
    this.voyages = new ArrayList<>(p.voyages());
    this.boat = p.boat();
    this.eyes = p.eyes();
    this.seat = p.seat();
    this.phase = p.phase();
  }

  ShoresPosition play(ShoreMove move) {
    switch (move) {
      case ShoreMove.Deal deal -> {
        cards.set(deal.card(), ShoresPosition.hand(seat));
        boolean begun = count(Where.BLUE) + count(Where.WHITE) == 2 * ShoresRules.HAND;
        seat = 1 - seat;
        phase = begun ? Phase.PLAY : Phase.DEAL;
      }
      case ShoreMove.Light light -> {
        cards.set(light.card(), Where.PLAYING);
        boat = ShoresRules.shoreOfCard(light.card());
        phase = Phase.LIGHT;
      }
      case ShoreMove.Sail sail -> {
        cards.set(sail.card(), Where.DISCARD);
        eyes = 0;
        phase = Phase.SAIL;
      }
      case ShoreMove.At at -> {
        List<Integer> there = new ArrayList<>(lanterns.get(at.harbour()));
        there.set(seat, there.get(seat) + 1);
        lanterns.set(at.harbour(), List.copyOf(there));
        cards.replaceAll(where -> where == Where.PLAYING ? Where.DISCARD : where);
        next();
      }
      case ShoreMove.Die die -> {
        eyes = die.eyes();
        voyages.set(seat, voyages.get(seat) + (eyes >= ShoresRules.WIND ? 1 : 0));
        next();
      }
    }
    return new ShoresPosition(cards, lanterns, voyages, boat, eyes, seat, phase);
  }

  /** A card is drawn for the one that was played; then the other seat plays. */
  private void next() {
    if (count(Where.DECK) > 0) {
      phase = Phase.DEAL;
      return;
    }
    seat = 1 - seat;
    phase = count(ShoresPosition.hand(seat)) > 0 ? Phase.PLAY : Phase.OVER;
  }

  private int count(Where where) {
    return (int) cards.stream().filter(one -> one == where).count();
  }
}
