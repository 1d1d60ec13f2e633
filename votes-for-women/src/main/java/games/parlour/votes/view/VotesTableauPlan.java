package games.parlour.votes.view;

import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.show.TableauPlan.Act;
import games.parlour.core.show.TableauPlan.Kind;
import games.parlour.core.show.TableauPlan.Phase;
import games.parlour.core.show.TableauPlan.Place;
import games.parlour.core.show.TableauPlan.Region;
import games.parlour.core.show.TableauPlan.Role;
import games.parlour.core.show.TableauPlan.Track;
import games.parlour.core.show.TableauPlan.Use;
import games.parlour.core.show.TableauPlan.Zone;
import games.parlour.core.text.Text;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import games.parlour.votes.data.RegionData;
import games.parlour.votes.data.StateData;
import games.parlour.votes.rules.pieces.Buttons;
import games.parlour.votes.rules.pieces.Campaigners;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.pieces.GameTexts;
import games.parlour.votes.rules.state.Colours;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The table of a game: the map with its tokens, the tracks, and where cards can lie. */
public final class VotesTableauPlan {
  static final List<String> BOXES = List.of("turn", "game", "ballot");

  /** Acts with a short name of their own; those of one card stand side by side in this order. */
  private static final List<String> ACTS =
      List.of(
          "event",
          "campaign",
          "organize",
          "lobby",
          "claimed",
          "discard",
          "take",
          "give",
          "top",
          "bottom",
          "end",
          "out",
          "move");

  private static final List<String> SHAPES = List.of("circle", "diamond", "square");

  private final Terms terms;

  private VotesTableauPlan(Terms terms) {
    this.terms = terms;
  }

  public static TableauPlan of(Terms terms) {
    return new VotesTableauPlan(terms).plan();
  }

  private TableauPlan plan() {
    List<Region> regions = GameData.get().regions().stream().map(VotesTableauPlan::region).toList();
    return new TableauPlan(
        regions,
        GameData.get().states().stream().map(VotesTableauPlan::place).toList(),
        kinds(),
        tracks(),
        zones(),
        Arrays.stream(GameStatus.Phase.values()).map(VotesTableauPlan::phase).toList(),
        decks(),
        ACTS.stream().map(act -> new Act(act, Text.of("tableau.act." + act))).toList(),
        OptionalInt.of(Cubes.FOUR));
  }

  /** The Opposition's cards take no part where the Oppobot plays its own. */
  private List<TableauPlan.Deck> decks() {
    Deck without = terms.bot() ? Deck.OPPOSITION : Deck.OPPOBOT;
    return Arrays.stream(Deck.values())
        .filter(deck -> deck != without)
        .map(deck -> deck.name().toLowerCase(Locale.ROOT))
        .map(id -> new TableauPlan.Deck(id, Text.of("deck." + id)))
        .toList();
  }

  private static Region region(RegionData region) {
    Text brief = Text.of("sheet.region." + region.id());
    return new Region(region.id(), GameTexts.region(region.index()), brief);
  }

  private static Place place(StateData state) {
    String region = GameData.get().regions().get(state.region()).id();
    return new Place(state.code(), GameTexts.state(state.index()), region, state.number());
  }

  private static Phase phase(GameStatus.Phase phase) {
    String id = phase.name().toLowerCase(Locale.ROOT);
    return new Phase(id, Text.of("tableau.phase." + id));
  }

  private static List<Kind> kinds() {
    List<Kind> kinds = new ArrayList<>();
    for (int colour = 0; colour < Colours.COUNT; colour++) {
      kinds.add(coloured(GameTexts.colourWord(colour), colour, Role.CUBE));
    }
    for (int campaigner = 0; campaigner < Campaigners.COUNT; campaigner++) {
      String word = GameTexts.campaignerWord(campaigner);
      kinds.add(coloured(word, Campaigners.colour(campaigner), Role.PAWN));
    }
    kinds.add(kind("check", "check", "green", Role.MARK));
    kinds.add(kind("cross", "cross", "red", Role.MARK));
    kinds.add(kind("vote", "ballot", "accent", Role.MARK));
    kinds.add(kind("marker", "column", "accent", Role.COUNTER));
    kinds.add(kind("button", "button", "purple", Role.COUNTER));
    kinds.add(kind("turn", "circle", "ink", Role.COUNTER));
    kinds.add(kind("round", "circle", "ink", Role.COUNTER));
    return kinds;
  }

  private static Kind coloured(String id, int colour, Role role) {
    Optional<String> side = Optional.of(Terms.SIDES.get(Colours.side(colour)).name());
    String tint = GameTexts.colourWord(colour);
    Text plural = role == Role.CUBE ? Text.of("tableau.kind." + id + ".many") : kindName(id);
    return new Kind(id, kindName(id), plural, SHAPES.get(colour), tint, role, side);
  }

  private static Kind kind(String id, String shape, String tint, Role role) {
    return new Kind(id, kindName(id), kindName(id), shape, tint, role, Optional.empty());
  }

  private static Text kindName(String id) {
    return Text.of("tableau.kind." + id);
  }

  private List<Track> tracks() {
    List<Track> tracks = new ArrayList<>();
    tracks.add(track("turn", GameStatus.TURNS, "turn", false));
    tracks.add(track("round", GameStatus.ROUNDS, "round", false));
    tracks.add(track("congress", Congress.MARKERS, "marker", true));
    tracks.add(track("ratified", Cubes.TO_RATIFY, "check", true));
    tracks.add(track("rejected", Cubes.TO_REJECT, "cross", true));
    for (int side = 0; side < (terms.bot() ? 1 : 2); side++) {
      String name = Terms.SIDES.get(side).name();
      Text words = Text.of("tableau.track.buttons", "side", GameTexts.side(side));
      int most = Buttons.most(side);
      tracks.add(new Track("buttons." + name, words, most, "button", Optional.of(name), false));
    }
    tracks.add(track("bid", Buttons.most(Terms.SUFFRAGIST), "button", false));
    return tracks;
  }

  private static Track track(String id, int size, String kind, boolean goal) {
    return new Track(id, Text.of("tableau.track." + id), size, kind, Optional.empty(), goal);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    int players = terms.size() + (terms.bot() ? 1 : 0);
    for (int seat = 0; seat < terms.size(); seat++) {
      zones.add(ofSeat("hand", Use.HAND, seat));
    }
    for (int side = 0; side < 2; side++) {
      zones.add(ofDeck("deck", Use.DECK, side));
      zones.add(ofDeck("discard", Use.DISCARD, side));
    }
    if (terms.bot()) {
      Optional<String> side = Optional.of(Terms.SIDES.get(Terms.OPPOSITION).name());
      Text name = Text.of("tableau.zone.starts");
      zones.add(new Zone("starts.opposition", name, Use.ROW, Optional.empty(), side));
    }
    BOXES.forEach(box -> zones.add(zone("box." + box, Use.EFFECT)));
    zones.add(zone("strategy", Use.ROW));
    zones.add(zone("strategy-deck", Use.DECK));
    zones.add(zone("state-cards", Use.ROW));
    for (int seat = 0; seat < players; seat++) {
      zones.add(ofSeat("claimed", Use.CLAIMED, seat));
    }
    zones.add(zone("removed", Use.OUT));
    zones.add(zone("set-aside", Use.OUT));
    zones.add(zone("playing", Use.PLAYED));
    for (int seat = 0; seat < players; seat++) {
      zones.add(ofSeat("drawn", Use.DRAWN, seat));
    }
    zones.add(zone(Tableau.DICE, Use.DICE));
    for (int side = 0; side < 2; side++) {
      Text name = Text.of("tableau.zone.vote", "side", GameTexts.side(side));
      zones.add(ofSide("vote", name, Use.DICE, side));
    }
    return zones;
  }

  private static Zone zone(String id, Use use) {
    Text name = Text.of("tableau.zone." + id);
    return new Zone(id, name, use, Optional.empty(), Optional.empty());
  }

  private Zone ofSeat(String what, Use use, int seat) {
    String name = terms.name(seat);
    Text words = Text.of("tableau.zone." + what, "seat", Text.of("seat." + name));
    String side = Terms.SIDES.get(terms.side(seat)).name();
    return new Zone(what + "." + name, words, use, Optional.of(name), Optional.of(side));
  }

  /** The Opposition's cards are the Oppobot's where it plays. */
  private Zone ofDeck(String what, Use use, int side) {
    boolean bots = side == Terms.OPPOSITION && terms.bot();
    Text owner = bots ? Text.of("seat." + Terms.OPPOBOT) : GameTexts.side(side);
    return ofSide(what, Text.of("tableau.zone." + what, "owner", owner), use, side);
  }

  private static Zone ofSide(String what, Text words, Use use, int side) {
    String name = Terms.SIDES.get(side).name();
    return new Zone(what + "." + name, words, use, Optional.empty(), Optional.of(name));
  }
}
