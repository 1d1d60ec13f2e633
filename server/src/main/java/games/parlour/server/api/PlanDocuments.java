package games.parlour.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is fixed about a tableau, as documents. Their components are the names in the JSON. */
public final class PlanDocuments {
  private PlanDocuments() {}

  /** The map, the kinds of tokens, the tracks, the zones of cards and the phases. */
  public record TableauPlan(
      List<MapRegion> regions,
      List<Place> places,
      List<TokenKind> kinds,
      List<Track> tracks,
      List<CardZone> zones,
      List<Named> phases,
      List<Named> decks,
      List<Named> acts,
      @Nullable Integer enough) {}

  public record MapRegion(String id, String name, String brief) {}

  /** A phase, a deck or an act. */
  public record Named(String id, String name) {}

  public record Place(String id, String name, String region, int number) {}

  public record TokenKind(
      String id,
      String name,
      String plural,
      String shape,
      String tint,
      String role,
      @Nullable String side) {}

  public record Track(
      String id, String name, int size, String kind, @Nullable String side, boolean goal) {}

  public record CardZone(
      String id, String name, String role, @Nullable String seat, @Nullable String side) {}
}
