package games.parlour.testkit.cards;

import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import java.util.List;

/**
 * What is fixed before the cards are dealt.
 *
 * @param rounds how many tricks are played
 * @param peeks whether seats may look at the cards of others
 */
record CardsRules(int rounds, boolean peeks) {
  static final int HAND = 2;
  static final int EYES = 3;

  /** How many cards there are of each value from 1 to 5. */
  static final List<Integer> COPIES = List.of(5, 4, 3, 2, 2);

  static final List<Side> SIDES = List.of(new Side(0, "poles"), new Side(1, "winds"));
  static final List<Seat> SEATS =
      List.of(
          new Seat(0, "north", SIDES.get(0)),
          new Seat(1, "east", SIDES.get(1)),
          new Seat(2, "south", SIDES.get(0)),
          new Seat(3, "west", SIDES.get(1)));

  static CardsRules of(Setup setup) {
    return new CardsRules(Integer.parseInt(setup.option("rounds")), setup.isOn("peeks"));
  }
}
