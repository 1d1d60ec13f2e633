package games.parlour.testkit.shores;

import games.parlour.core.Seat;
import games.parlour.core.show.CardFace;
import games.parlour.core.show.CardIndex;
import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.show.TableauPlan.Kind;
import games.parlour.core.show.TableauPlan.Place;
import games.parlour.core.show.TableauPlan.Region;
import games.parlour.core.show.TableauPlan.Role;
import games.parlour.core.show.TableauPlan.Track;
import games.parlour.core.show.TableauPlan.Use;
import games.parlour.core.show.TableauPlan.Zone;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The table of Two Shores. */
final class ShoresPlan {
  private static final List<String> ACTS = List.of("light", "sail");
  private static final String DECK = "boats";

  private ShoresPlan() {}

  static TableauPlan plan() {
    return new TableauPlan(
        ShoresRules.SHORES.stream().map(ShoresPlan::shore).toList(),
        places(),
        List.of(
            kind("blue", "circle", "blue", Role.CUBE, Optional.of("blue")),
            kind("white", "square", "white", Role.CUBE, Optional.of("white")),
            kind("boat", "boat", "ink", Role.PAWN, Optional.empty()),
            kind("full", "check", "green", Role.MARK, Optional.empty()),
            kind("pennant", "pennant", "red", Role.COUNTER, Optional.empty())),
        ShoresRules.SEATS.stream().map(ShoresPlan::voyages).toList(),
        zones(),
        Arrays.stream(ShoresPosition.Phase.values())
            .map(phase -> phase.name().toLowerCase(Locale.ROOT))
            .map(id -> new TableauPlan.Phase(id, Text.of("phase." + id)))
            .toList(),
        List.of(new TableauPlan.Deck(DECK, Text.of("zone.deck"))),
        ACTS.stream().map(act -> new TableauPlan.Act(act, Text.of("act." + act))).toList(),
        OptionalInt.empty());
  }

  /** Every card belongs to a shore, and has two uses. */
  static CardIndex cards() {
    List<CardFace> faces = new ArrayList<>();
    for (int card = 0; card < ShoresRules.CARDS.size(); card++) {
      List<CardFace.Line> lines =
          List.of(
              new CardFace.Line("cube", Text.of("card.light")),
              new CardFace.Line("die", Text.of("card.sail")));
      faces.add(
          new CardFace(
              ShoresRules.CARDS.get(card),
              ShoresTexts.card(card),
              DECK,
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              lines,
              List.of(),
              List.of()));
    }
    Text name = Text.of("zone.deck");
    return new CardIndex(
        List.of(new CardIndex.Deck(DECK, name, Optional.empty())), List.of(), faces);
  }

  private static Region shore(String id) {
    Text name = Text.of("shore." + id);
    return new Region(id, name, name);
  }

  private static List<Place> places() {
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < ShoresRules.HARBOURS.size(); i++) {
      String id = ShoresRules.HARBOURS.get(i);
      String shore = ShoresRules.SHORES.get(ShoresRules.shoreOfHarbour(i));
      int number = 1 + i % ShoresRules.HARBOURS_PER_SHORE;
      places.add(new Place(id, Text.of("harbour." + id), shore, number));
    }
    return places;
  }

  private static Kind kind(String id, String shape, String tint, Role role, Optional<String> side) {
    Text name = Text.of("kind." + id);
    return new Kind(id, name, name, shape, tint, role, side);
  }

  private static Track voyages(Seat seat) {
    Text name = Text.of("track.voyage", "seat", Text.of("seat." + seat.name()));
    Optional<String> side = Optional.of(seat.side().name());
    return new Track(
        "voyage." + seat.name(), name, ShoresRules.CARDS.size(), "pennant", side, false);
  }

  private static List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : ShoresRules.SEATS) {
      Text name = Text.of("zone.hand", "seat", Text.of("seat." + seat.name()));
      Optional<String> side = Optional.of(seat.side().name());
      zones.add(new Zone("hand." + seat.name(), name, Use.HAND, Optional.of(seat.name()), side));
    }
    zones.add(zone("deck", Use.DECK));
    zones.add(zone("playing", Use.PLAYED));
    zones.add(zone("discard", Use.DISCARD));
    zones.add(zone(Tableau.DICE, Use.DICE));
    return zones;
  }

  private static Zone zone(String id, Use use) {
    return new Zone(id, Text.of("zone." + id), use, Optional.empty(), Optional.empty());
  }
}
