package games.parlour.core.show;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one viewer sees of a game of maps and cards: things that lie at spots. Whatever can change
 * is such a thing, so that {@link TableauMotions} explain every change. A spot is a place or region
 * of the map, a track, a zone of cards, or one of {@link #DICE}, {@link #PHASE} and {@link
 * #ACTING}; the {@link TableauPlan} names them.
 *
 * <p>A thing is a kind of the plan, {@code card:ID} for an open card, {@code back:WORD} for a
 * hidden one, {@code die:SIDES:EYES}, {@code phase:ID} or {@code seat:NAME}.
 *
 * @param spots those where anything lies, in the game's own order, so that equal views have equal
 *     tableaux
 */
public record Tableau(List<Spot> spots) {
  /** Where things come from and go to that lie nowhere; it is never listed. */
  public static final String SUPPLY = "supply";

  /** Where the dice of the last roll lie. */
  public static final String DICE = "dice";

  /** Where one thing says what the game is in. */
  public static final String PHASE = "phase";

  /** Where one thing says whose round or turn it is. */
  public static final String ACTING = "acting";

  public Tableau {
    spots = List.copyOf(spots);
  }

  /** A spot and what lies there, in the order in which it lies, if there is one. */
  public record Spot(String id, List<Things> things) {
    public Spot {
      things = List.copyOf(things);
    }
  }

  /** So many things of one kind. */
  public record Things(String kind, int count) {}

  /** Whether a thing is of a kind that the plan names, and not a card, a die or a word. */
  public static boolean isToken(String thing) {
    return thing.indexOf(':') < 0;
  }

  /** How many of each kind lie at each spot: the tableau without any order. */
  public Map<String, Map<String, Integer>> counts() {
    Map<String, Map<String, Integer>> counts = new TreeMap<>();
    for (Spot spot : spots) {
      Map<String, Integer> kinds = counts.computeIfAbsent(spot.id(), first -> new TreeMap<>());
      spot.things().forEach(things -> kinds.merge(things.kind(), things.count(), Integer::sum));
    }
    return counts;
  }
}
