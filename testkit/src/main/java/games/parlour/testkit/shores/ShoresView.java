package games.parlour.testkit.shores;

import games.parlour.core.Viewer;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.Tableau.Spot;
import games.parlour.core.show.Tableau.Things;
import games.parlour.core.show.TableauView;
import games.parlour.testkit.shores.ShoresPosition.Phase;
import games.parlour.testkit.shores.ShoresPosition.Where;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a viewer knows of Two Shores.
 *
 * @param hands the cards of each seat that the viewer knows
 * @param hidden how many cards of each seat the viewer does not know
 * @param deck how many cards are left to draw
 */
public record ShoresView(
    List<List<Integer>> hands,
    List<Integer> hidden,
    int deck,
    List<Integer> playing,
    List<Integer> discard,
    List<List<Integer>> lanterns,
    List<Integer> voyages,
    int boat,
    int eyes,
    int seat,
    Phase phase)
    implements TableauView {

  static ShoresView of(ShoresPosition p, Viewer viewer) {
    List<List<Integer>> hands = new ArrayList<>();
    List<Integer> hidden = new ArrayList<>();
    for (int seat = 0; seat < ShoresRules.SEATS.size(); seat++) {
      List<Integer> held = p.cardsAt(ShoresPosition.hand(seat));
      boolean own = viewer instanceof Viewer.At at && at.seat().index() == seat;
      hands.add(own ? held : List.of());
      hidden.add(own ? 0 : held.size());
    }
    return new ShoresView(
        hands,
        hidden,
        p.cardsAt(Where.DECK).size(),
        p.cardsAt(Where.PLAYING),
        p.cardsAt(Where.DISCARD),
        p.lanterns(),
        p.voyages(),
        p.boat(),
        p.eyes(),
        p.seat(),
        p.phase());
  }

  @Override
  public Tableau tableau() {
    List<Spot> spots = new ArrayList<>();
    String word = phase.name().toLowerCase(Locale.ROOT);
    spots.add(new Spot(Tableau.PHASE, List.of(new Things("phase:" + word, 1))));
    if (phase != Phase.OVER) {
      Things acting = new Things("seat:" + name(seat), 1);
      spots.add(new Spot(Tableau.ACTING, List.of(acting)));
    }
    for (int i = 0; i < voyages.size(); i++) {
      add(spots, "voyage." + name(i), List.of(new Things("pennant", voyages.get(i))));
    }
    for (int harbour = 0; harbour < lanterns.size(); harbour++) {
      List<Integer> there = lanterns.get(harbour);
      int full = there.get(0) + there.get(1) == ShoresRules.LANTERNS ? 1 : 0;
      add(
          spots,
          ShoresRules.HARBOURS.get(harbour),
          List.of(
              new Things("blue", there.get(0)),
              new Things("white", there.get(1)),
              new Things("full", full)));
    }
    spots.add(new Spot(ShoresRules.SHORES.get(boat), List.of(new Things("boat", 1))));
    Things die = new Things("die:" + ShoresRules.EYES + ":" + eyes, eyes > 0 ? 1 : 0);
    add(spots, Tableau.DICE, List.of(die));
    for (int i = 0; i < hands.size(); i++) {
      List<Things> held = new ArrayList<>(cards(hands.get(i)));
      held.add(new Things("back:plain", hidden.get(i)));
      add(spots, "hand." + name(i), held);
    }
    add(spots, "deck", List.of(new Things("back:plain", deck)));
    add(spots, "playing", cards(playing));
    add(spots, "discard", cards(discard));
    return new Tableau(spots);
  }

  private static List<Things> cards(List<Integer> cards) {
    return cards.stream()
        .map(card -> new Things("card:" + ShoresRules.CARDS.get(card), 1))
        .toList();
  }

  private static void add(List<Spot> spots, String id, List<Things> things) {
    List<Things> there = things.stream().filter(some -> some.count() > 0).toList();
    if (!there.isEmpty()) {
      spots.add(new Spot(id, there));
    }
  }

  private static String name(int seat) {
    return ShoresRules.SEATS.get(seat).name();
  }
}
