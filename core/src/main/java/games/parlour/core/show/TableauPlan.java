package games.parlour.core.show;

import games.parlour.core.text.Text;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What does not change while a tableau is played on: the map, the kinds of tokens, the tracks, the
 * zones of cards and the phases.
 *
 * @param places in the order in which they are printed
 * @param decks the decks of cards in this game
 * @param acts what can be done with cards and tokens, in the order of their buttons
 * @param enough so many cubes of a side in one place have an effect, where a number has
 */
public record TableauPlan(
    List<Region> regions,
    List<Place> places,
    List<Kind> kinds,
    List<Track> tracks,
    List<Zone> zones,
    List<Phase> phases,
    List<Deck> decks,
    List<Act> acts,
    OptionalInt enough) {
  public TableauPlan {
    regions = List.copyOf(regions);
    places = List.copyOf(places);
    kinds = List.copyOf(kinds);
    tracks = List.copyOf(tracks);
    zones = List.copyOf(zones);
    phases = List.copyOf(phases);
    decks = List.copyOf(decks);
    acts = List.copyOf(acts);
  }

  /** Where things can lie: regions and places, tracks and zones. */
  public Set<String> spots() {
    Set<String> spots = new LinkedHashSet<>();
    regions.forEach(region -> spots.add(region.id()));
    places.forEach(place -> spots.add(place.id()));
    tracks.forEach(track -> spots.add(track.id()));
    zones.forEach(zone -> spots.add(zone.id()));
    return spots;
  }

  /**
   * A part of the map, where tokens can stand too.
   *
   * @param brief its name where there is little room
   */
  public record Region(String id, Text name, Text brief) {}

  /**
   * A place on the map.
   *
   * @param number what is printed there, such as the face of a die that finds it
   */
  public record Place(String id, Text name, String region, int number) {}

  /**
   * A kind of token.
   *
   * @param name of one of them, as it stands within a sentence
   * @param plural of several of them
   * @param shape the name of its form, which tells it apart where colours do not
   * @param tint the name of its colour
   * @param side the side it belongs to, if it does
   */
  public record Kind(
      String id,
      Text name,
      Text plural,
      String shape,
      String tint,
      Role role,
      Optional<String> side) {}

  /** What a kind of token is for. */
  public enum Role {
    /** One of many that lie on places. */
    CUBE,
    /** Somebody who goes from region to region. */
    PAWN,
    /** Says something about the place where it lies. */
    MARK,
    /** Counts something on a track. */
    COUNTER
  }

  /**
   * A track.
   *
   * @param size how many places it has
   * @param kind what lies on it, as many as it counts
   * @param side the side it belongs to, if it does
   * @param goal whether filling it decides the game
   */
  public record Track(
      String id, Text name, int size, String kind, Optional<String> side, boolean goal) {}

  /**
   * A zone of cards or dice.
   *
   * @param seat the seat it belongs to, if it does
   * @param side the side it belongs to, if it does
   */
  public record Zone(String id, Text name, Use use, Optional<String> seat, Optional<String> side) {}

  /** What a zone is for. */
  public enum Use {
    /** Held by a seat. */
    HAND,
    /** Still to be drawn. */
    DECK,
    /** Played and laid away. */
    DISCARD,
    /** Open on the table, available to players. */
    ROW,
    /** In front of a seat, to be played later. */
    CLAIMED,
    /** In effect. */
    EFFECT,
    /** Being resolved now. */
    PLAYED,
    /** Drawn aside for what is being resolved. */
    DRAWN,
    /** Out of the game. */
    OUT,
    /** Dice that have fallen. */
    DICE
  }

  /** What a game can be in. */
  public record Phase(String id, Text name) {}

  /** A deck of cards. */
  public record Deck(String id, Text name) {}

  /** Something that can be done, with the short name of its button. */
  public record Act(String id, Text name) {}
}
