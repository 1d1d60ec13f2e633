package games.parlour.votes.view;

import games.parlour.core.show.Tableau;
import java.util.ArrayList;
import java.util.List;

/** Spots of a tableau that is being made, one after the other. */
final class SpotList {
  private final List<Tableau.Spot> spots = new ArrayList<>();
  private List<Tableau.Things> things = new ArrayList<>();

  /** Adds things to the spot that is being filled; those of a kind lie together. */
  void add(String kind, int count) {
    if (count == 0) {
      return;
    }
    for (int i = 0; i < things.size(); i++) {
      Tableau.Things some = things.get(i);
      if (some.kind().equals(kind)) {
        things.set(i, new Tableau.Things(kind, some.count() + count));
        return;
      }
    }
    things.add(new Tableau.Things(kind, count));
  }

  /** All that was added since the last spot lies at this one; without anything there is none. */
  void at(String spot) {
    if (!things.isEmpty()) {
      spots.add(new Tableau.Spot(spot, things));
      things = new ArrayList<>();
    }
  }

  List<Tableau.Spot> spots() {
    return spots;
  }
}
