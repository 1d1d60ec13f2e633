package games.parlour.testkit.law;

import static games.parlour.testkit.law.LawViolation.unless;

import games.parlour.core.Game;
import games.parlour.core.Happening;
import games.parlour.core.Label;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauMotions;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.show.TableauView;
import games.parlour.testkit.value.Difference;
import games.parlour.testkit.value.TextFinder;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What holds for games that are seen as tableaux: the plan names all that is shown, and motions
 * explain every change, so that a game can be followed from its start by motions alone.
 */
public final class TableauLaws<P extends Position<P, M>, M extends Move> {
  private final TextLaws<P, M> texts;
  private final List<Seat> seats;
  private final TableauPlan plan;
  private final Set<String> kinds = new HashSet<>();

  /** Where tokens can lie, and where cards and dice can. */
  private final Set<String> grounds = new HashSet<>();

  private final Set<String> zones = new HashSet<>();

  TableauLaws(Game<P, M> game, Setup setup, TableauPlan plan, TextLaws<P, M> texts) {
    this.texts = texts;
    this.seats = game.seats(setup);
    this.plan = plan;
    plan.kinds().forEach(kind -> kinds.add(kind.id()));
    plan.regions().forEach(region -> grounds.add(region.id()));
    plan.places().forEach(place -> grounds.add(place.id()));
    plan.tracks().forEach(track -> grounds.add(track.id()));
    plan.zones().forEach(zone -> zones.add(zone.id()));
  }

  /** Spots and kinds have names of their own, places lie in regions, tracks hold known kinds. */
  public void planIsWhole() {
    List<String> spots =
        Stream.of(
                plan.regions().stream().map(TableauPlan.Region::id),
                plan.places().stream().map(TableauPlan.Place::id),
                plan.tracks().stream().map(TableauPlan.Track::id),
                plan.zones().stream().map(TableauPlan.Zone::id),
                Stream.of(Tableau.SUPPLY, Tableau.PHASE, Tableau.ACTING))
            .flatMap(ids -> ids)
            .toList();
    unless(new HashSet<>(spots).size() == spots.size(), "a spot's name is its own", spots);
    unless(kinds.size() == plan.kinds().size(), "a kind's name is its own", plan.kinds());
    unless(kinds.stream().allMatch(Tableau::isToken), "a kind's name is one word", kinds);
    Set<String> regions = new HashSet<>();
    plan.regions().forEach(region -> regions.add(region.id()));
    for (TableauPlan.Place place : plan.places()) {
      unless(regions.contains(place.region()), "a place lies in a region of the plan", place);
    }
    for (TableauPlan.Track track : plan.tracks()) {
      unless(kinds.contains(track.kind()), "a track holds a kind of the plan", track);
    }
    TextFinder.each(plan, texts::exists);
  }

  /** All that holds at a position, with a look at some of its moves. */
  public void holdAt(P p, int moves, Generator random) {
    isInThePlan(p);
    followsFromKnowledge(p, random);
    targetsAreInThePlan(p);
    motionsExplain(p, moves, random);
  }

  /** What every viewer sees at a position is in the plan, in a form that has no two ways. */
  private void isInThePlan(P p) {
    for (Viewer viewer : PositionSnapshot.viewers(seats)) {
      Tableau seen = tableau(p, viewer);
      Set<String> ids = new HashSet<>();
      Set<String> cards = new HashSet<>();
      for (Tableau.Spot spot : seen.spots()) {
        unless(ids.add(spot.id()), "a spot is told once", spot);
        unless(!spot.things().isEmpty(), "an empty spot is not told", spot);
        Set<String> told = new HashSet<>();
        for (Tableau.Things things : spot.things()) {
          unless(fits(spot.id(), things.kind()), "what is shown is in the plan", spot, viewer);
          unless(things.count() > 0, "what is shown is there", spot);
          unless(told.add(things.kind()), "things of a kind lie together", spot);
          boolean once = things.count() == 1 && cards.add(things.kind());
          unless(!things.kind().startsWith("card:") || once, "a card lies in one place", things);
        }
      }
    }
  }

  private boolean fits(String spot, String thing) {
    if (Tableau.isToken(thing)) {
      return grounds.contains(spot) && kinds.contains(thing);
    }
    String name = thing.substring(thing.indexOf(':') + 1);
    return switch (thing.substring(0, thing.indexOf(':'))) {
      case "phase" ->
          spot.equals(Tableau.PHASE)
              && plan.phases().stream().anyMatch(phase -> phase.id().equals(name));
      case "seat" -> spot.equals(Tableau.ACTING) && !name.isEmpty();
      case "card", "back" -> zones.contains(spot) && !name.isEmpty();
      case "die" -> zones.contains(spot) && name.matches("[0-9]+:[0-9]+");
      default -> false;
    };
  }

  /** The tableau before some moves and the motions of what happens give the tableau after them. */
  private void motionsExplain(P p, int moves, Generator random) {
    for (M move : RandomSample.of(p.moves(), moves, random)) {
      P next = p.play(move);
      for (Viewer viewer : PositionSnapshot.viewers(seats)) {
        List<Happening.Motion> motions =
            p.happenings(move, viewer).stream().flatMap(seen -> seen.motions().stream()).toList();
        Map<String, Map<String, Integer>> told = moved(tableau(p, viewer), motions, move);
        Map<String, Map<String, Integer>> seen = tableau(next, viewer).counts();
        unless(
            told.equals(seen),
            "motions explain every change",
            move,
            viewer,
            Difference.between(seen.entrySet(), told.entrySet()));
      }
    }
  }

  private static Map<String, Map<String, Integer>> moved(
      Tableau before, List<Happening.Motion> motions, Object move) {
    try {
      return TableauMotions.apply(before, motions).counts();
    } catch (IllegalArgumentException impossible) {
      throw new LawViolation(
          "a thing moves from where it lies", move + ", " + impossible.getMessage());
    }
  }

  /** What a seat imagines has the same tableau. */
  private void followsFromKnowledge(P p, Generator random) {
    for (Seat seat : seats) {
      Viewer viewer = new Viewer.At(seat);
      Tableau imagined = tableau(p.imagine(seat, random), viewer);
      Tableau seen = tableau(p, viewer);
      unless(
          imagined.equals(seen),
          "an imagined position has the same tableau",
          seat.name(),
          Difference.between(seen.spots(), imagined.spots()));
    }
  }

  /** Moves are about places and kinds of the plan. */
  private void targetsAreInThePlan(P p) {
    for (M move : p.moves()) {
      move.label()
          .flatMap(Label::target)
          .ifPresent(
              target -> {
                boolean place = target.place().map(grounds::contains).orElse(true);
                boolean kind = target.kind().map(kinds::contains).orElse(true);
                unless(place && kind, "a move is about something of the plan", target);
              });
    }
  }

  private Tableau tableau(P p, Viewer viewer) {
    if (p.view(viewer) instanceof TableauView view) {
      return view.tableau();
    }
    throw new LawViolation("a game with a plan is seen as a tableau", viewer.toString());
  }
}
