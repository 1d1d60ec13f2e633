package games.parlour.server.api;

import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.text.Catalogue;
import java.util.Locale;

/** Tells tableaux, and puts their plans into words. */
final class TableauPresenter {
  private final Catalogue words;

  TableauPresenter(Catalogue words) {
    this.words = words;
  }

  static ViewDocuments.Tableau view(Tableau tableau) {
    return new ViewDocuments.Tableau(
        "tableau", tableau.spots().stream().map(TableauPresenter::spot).toList());
  }

  private static ViewDocuments.Spot spot(Tableau.Spot spot) {
    return new ViewDocuments.Spot(
        spot.id(),
        spot.things().stream()
            .map(things -> new ViewDocuments.Things(things.kind(), things.count()))
            .toList());
  }

  /** What is fixed, told once; the views leave it out. */
  PlanDocuments.TableauPlan plan(TableauPlan plan) {
    return new PlanDocuments.TableauPlan(
        plan.regions().stream().map(this::region).toList(),
        plan.places().stream().map(this::place).toList(),
        plan.kinds().stream().map(this::kind).toList(),
        plan.tracks().stream().map(this::track).toList(),
        plan.zones().stream().map(this::zone).toList(),
        plan.phases().stream()
            .map(phase -> new PlanDocuments.Named(phase.id(), words.tell(phase.name())))
            .toList(),
        plan.decks().stream()
            .map(deck -> new PlanDocuments.Named(deck.id(), words.tell(deck.name())))
            .toList(),
        plan.acts().stream()
            .map(act -> new PlanDocuments.Named(act.id(), words.tell(act.name())))
            .toList(),
        plan.enough().isPresent() ? plan.enough().getAsInt() : null);
  }

  private PlanDocuments.MapRegion region(TableauPlan.Region region) {
    return new PlanDocuments.MapRegion(
        region.id(), words.tell(region.name()), words.tell(region.brief()));
  }

  private PlanDocuments.Place place(TableauPlan.Place place) {
    return new PlanDocuments.Place(
        place.id(), words.tell(place.name()), place.region(), place.number());
  }

  private PlanDocuments.TokenKind kind(TableauPlan.Kind kind) {
    return new PlanDocuments.TokenKind(
        kind.id(),
        words.tell(kind.name()),
        words.tell(kind.plural()),
        kind.shape(),
        kind.tint(),
        word(kind.role()),
        kind.side().orElse(null));
  }

  private PlanDocuments.Track track(TableauPlan.Track track) {
    return new PlanDocuments.Track(
        track.id(),
        words.tell(track.name()),
        track.size(),
        track.kind(),
        track.side().orElse(null),
        track.goal());
  }

  private PlanDocuments.CardZone zone(TableauPlan.Zone zone) {
    return new PlanDocuments.CardZone(
        zone.id(),
        words.tell(zone.name()),
        word(zone.use()),
        zone.seat().orElse(null),
        zone.side().orElse(null));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
