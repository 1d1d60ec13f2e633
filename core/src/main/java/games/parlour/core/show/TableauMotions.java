package games.parlour.core.show;

import games.parlour.core.Happening.Motion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The difference of two tableaux as motions, and back. A thing that leaves one spot and comes to
 * another as the same kind goes from here to there; what is left comes from the supply or goes to
 * it.
 */
public final class TableauMotions {
  private TableauMotions() {}

  /** What must move so that the first tableau becomes the second, whatever order things lie in. */
  public static List<Motion> between(Tableau before, Tableau after) {
    Map<String, List<Change>> changes = changes(before, after);
    if (changes.isEmpty()) {
      return List.of();
    }
    List<Motion> gone = new ArrayList<>();
    List<Motion> moved = new ArrayList<>();
    List<Motion> come = new ArrayList<>();
    changes.forEach(
        (kind, all) -> {
          List<String> from = spots(all, -1);
          List<String> to = spots(all, 1);
          int both = Math.min(from.size(), to.size());
          for (int i = 0; i < both; i++) {
            moved.add(new Motion(kind, from.get(i), to.get(i)));
          }
          from.subList(both, from.size())
              .forEach(spot -> gone.add(new Motion(kind, spot, Tableau.SUPPLY)));
          to.subList(both, to.size())
              .forEach(spot -> come.add(new Motion(kind, Tableau.SUPPLY, spot)));
        });
    gone.addAll(moved);
    gone.addAll(come);
    return List.copyOf(gone);
  }

  /** More or fewer things of a kind at a spot. */
  private record Change(String spot, int more) {}

  /** What changed, by kind; what is alike at the beginning and the end is passed over. */
  private static Map<String, List<Change>> changes(Tableau before, Tableau after) {
    List<Tableau.Spot> old = before.spots();
    List<Tableau.Spot> now = after.spots();
    int most = Math.min(old.size(), now.size());
    int first = 0;
    while (first < most && old.get(first).equals(now.get(first))) {
      first++;
    }
    int last = 0;
    while (last < most - first
        && old.get(old.size() - 1 - last).equals(now.get(now.size() - 1 - last))) {
      last++;
    }
    return changes(old.subList(first, old.size() - last), now.subList(first, now.size() - last));
  }

  private static Map<String, List<Change>> changes(
      List<Tableau.Spot> before, List<Tableau.Spot> after) {
    Map<String, Tableau.Spot> left = new LinkedHashMap<>();
    before.forEach(spot -> left.put(spot.id(), spot));
    Map<String, List<Change>> changes = new LinkedHashMap<>();
    for (Tableau.Spot spot : after) {
      Tableau.Spot old = left.remove(spot.id());
      if (!spot.equals(old)) {
        change(spot.id(), old == null ? List.of() : old.things(), spot.things(), changes);
      }
    }
    left.values().forEach(spot -> change(spot.id(), spot.things(), List.of(), changes));
    return changes;
  }

  private static void change(
      String spot,
      List<Tableau.Things> before,
      List<Tableau.Things> after,
      Map<String, List<Change>> into) {
    Map<String, Integer> more = new LinkedHashMap<>();
    before.forEach(things -> more.merge(things.kind(), -things.count(), Integer::sum));
    after.forEach(things -> more.merge(things.kind(), things.count(), Integer::sum));
    more.forEach(
        (kind, n) -> {
          if (n != 0) {
            into.computeIfAbsent(kind, first -> new ArrayList<>()).add(new Change(spot, n));
          }
        });
  }

  /** The spots that lost, or got, something: each as often as it did. */
  private static List<String> spots(List<Change> changes, int sign) {
    List<String> spots = new ArrayList<>();
    for (Change change : changes) {
      for (int i = 0; i < sign * change.more(); i++) {
        spots.add(change.spot());
      }
    }
    return spots;
  }

  /**
   * The tableau after some motions; what comes to a spot lies behind what was there. A thing that
   * is to leave a spot where it does not lie is a mistake of the one who tells the motions.
   */
  public static Tableau apply(Tableau before, List<Motion> motions) {
    Map<String, Map<String, Integer>> spots = new LinkedHashMap<>();
    for (Tableau.Spot spot : before.spots()) {
      Map<String, Integer> kinds = new LinkedHashMap<>();
      spot.things().forEach(things -> kinds.merge(things.kind(), things.count(), Integer::sum));
      spots.put(spot.id(), kinds);
    }
    for (Motion motion : motions) {
      if (!motion.from().equals(Tableau.SUPPLY)) {
        take(spots, motion);
      }
      if (!motion.to().equals(Tableau.SUPPLY)) {
        spots
            .computeIfAbsent(motion.to(), first -> new LinkedHashMap<>())
            .merge(motion.thing(), 1, Integer::sum);
      }
    }
    List<Tableau.Spot> after = new ArrayList<>();
    spots.forEach(
        (spot, kinds) -> {
          List<Tableau.Things> things = new ArrayList<>();
          kinds.forEach((kind, n) -> things.add(new Tableau.Things(kind, n)));
          if (!things.isEmpty()) {
            after.add(new Tableau.Spot(spot, things));
          }
        });
    return new Tableau(after);
  }

  private static void take(Map<String, Map<String, Integer>> spots, Motion motion) {
    Map<String, Integer> kinds = spots.getOrDefault(motion.from(), Map.of());
    Integer there = kinds.get(motion.thing());
    if (there == null) {
      throw new IllegalArgumentException("it does not lie there: " + motion);
    }
    if (there == 1) {
      kinds.remove(motion.thing());
    } else {
      kinds.put(motion.thing(), there - 1);
    }
  }
}
