package games.parlour.testkit.shores;

import games.parlour.core.Seat;
import games.parlour.core.Side;
import java.util.List;

/** What is fixed in Two Shores: the seats, the map, the cards. */
final class ShoresRules {
  static final List<Seat> SEATS =
      List.of(new Seat(0, "blue", new Side(0, "blue")), new Seat(1, "white", new Side(1, "white")));

  static final List<String> SHORES = List.of("east", "west");

  /** The harbours, those of the first shore first. */
  static final List<String> HARBOURS = List.of("pier", "mill", "light", "cove");

  static final int HARBOURS_PER_SHORE = 2;

  /** The cards, each of a shore. */
  static final List<String> CARDS =
      List.of("east-1", "east-2", "east-3", "east-4", "west-1", "west-2", "west-3", "west-4");

  static final int CARDS_PER_SHORE = 4;
  static final int HAND = 2;

  /** How many lanterns a harbour takes. */
  static final int LANTERNS = 2;

  static final int EYES = 6;

  /** The lowest face of the die that brings a voyage. */
  static final int WIND = 4;

  private ShoresRules() {}

  static int shoreOfCard(int card) {
    return card / CARDS_PER_SHORE;
  }

  static int shoreOfHarbour(int harbour) {
    return harbour / HARBOURS_PER_SHORE;
  }
}
