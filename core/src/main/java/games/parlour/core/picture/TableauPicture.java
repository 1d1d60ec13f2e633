package games.parlour.core.picture;

import games.parlour.core.show.Tableau;
import games.parlour.core.show.TableauPlan;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A tableau as a picture in a file of its own (SVG): the tracks, and the map as one panel per
 * region with a tile per place. Hands and decks are left out: a picture is for everybody.
 */
public final class TableauPicture {
  private static final int WIDTH = 960;
  private static final int MARGIN = 24;
  private static final int COLUMNS = 3;
  private static final int TILES = 4;
  private static final int GAP = 14;
  private static final int TILE = 62;
  private static final int HEAD = 40;
  private static final int TRACK = 30;
  private static final int LETTER = 8;

  private final TableauPlan plan;
  private final Map<String, Map<String, Integer>> lying;
  private final Map<String, TableauPlan.Kind> kinds = new TreeMap<>();
  private final List<TableauPlan.Track> tracks;
  private final List<TableauPlan.Kind> cubes;
  private final Catalogue words;

  private final boolean bare;

  private TableauPicture(TableauPlan plan, Tableau tableau, Catalogue words, boolean bare) {
    this.bare = bare;
    this.plan = plan;
    this.lying = tableau.counts();
    this.words = words;
    plan.kinds().forEach(kind -> kinds.put(kind.id(), kind));
    this.tracks =
        bare ? plan.tracks().stream().filter(TableauPlan.Track::goal).toList() : plan.tracks();
    this.cubes =
        plan.kinds().stream().filter(kind -> kind.role() == TableauPlan.Role.CUBE).toList();
  }

  /**
   * The picture of a tableau.
   *
   * @param title what it shows
   * @param turn who is to do what, or how it ended
   */
  public static String of(
      TableauPlan plan, Tableau tableau, Catalogue words, String title, String turn) {
    return new TableauPicture(plan, tableau, words, false).draw(title, turn);
  }

  /** The same without a heading and with nothing but what decides the game beside the map. */
  public static String bareOf(TableauPlan plan, Tableau tableau, Catalogue words, String title) {
    return new TableauPicture(plan, tableau, words, true).draw(title, title);
  }

  private String draw(String title, String turn) {
    int top = bare ? MARGIN : MARGIN + 52;
    int map = top + TRACK * ((tracks.size() + 1) / 2) + GAP;
    List<Integer> heights = rowHeights();
    int bottom = map + heights.stream().mapToInt(height -> height + GAP).sum();
    int height = bottom + (cubes.isEmpty() ? 0 : 30) + GAP;
    SvgWriter svg = PictureFrame.open(WIDTH, height, title, described(turn));
    if (!bare) {
      heading(svg, title);
    }
    for (int i = 0; i < tracks.size(); i++) {
      int half = (WIDTH - 2 * MARGIN) / 2;
      track(svg, tracks.get(i), MARGIN + i % 2 * half, top + i / 2 * TRACK, half - GAP);
    }
    int y = map;
    for (int row = 0; row < heights.size(); row++) {
      for (int column = 0; column < COLUMNS; column++) {
        int index = row * COLUMNS + column;
        if (index < plan.regions().size()) {
          region(svg, index, MARGIN + column * (panel() + GAP), y, heights.get(row));
        }
      }
      y += heights.get(row) + GAP;
    }
    legend(svg, bottom + 14);
    return svg.close("svg").toString();
  }

  private static void heading(SvgWriter svg, String title) {
    svg.say(
        "text",
        title,
        "x",
        MARGIN,
        "y",
        MARGIN + 20,
        "font-size",
        24,
        "font-weight",
        600,
        "fill",
        Palette.INK.hex());
  }

  private static int panel() {
    return (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  }

  private List<Integer> rowHeights() {
    List<Integer> heights = new ArrayList<>();
    for (int first = 0; first < plan.regions().size(); first += COLUMNS) {
      int most = 0;
      for (int i = first; i < Math.min(first + COLUMNS, plan.regions().size()); i++) {
        most = Math.max(most, places(plan.regions().get(i)).size());
      }
      heights.add(HEAD + TILE * ((most + TILES - 1) / TILES) + 8);
    }
    return heights;
  }

  private List<TableauPlan.Place> places(TableauPlan.Region region) {
    return plan.places().stream().filter(place -> place.region().equals(region.id())).toList();
  }

  private Map<String, Integer> at(String spot) {
    return lying.getOrDefault(spot, Map.of());
  }

  /** A track as its name, how far it is, and a bar. */
  private void track(SvgWriter svg, TableauPlan.Track track, int x, int y, int width) {
    int count = at(track.id()).values().stream().mapToInt(Integer::intValue).sum();
    int bar = width * 2 / 5;
    int start = x + width - bar;
    String told = words.tell(track.name());
    svg.say("text", told, "x", x, "y", y + 5, "font-size", 15, "fill", Palette.INK.hex());
    String far = count + " / " + track.size();
    svg.say(
        "text",
        far,
        "x",
        start - 10,
        "y",
        y + 5,
        "font-size",
        15,
        "font-weight",
        600,
        "text-anchor",
        "end",
        "fill",
        Palette.INK.hex());
    Object[] line = {"y", y - 6, "height", 12, "rx", 6};
    svg.open("g", "stroke", Palette.SOFT_INK.hex(), "stroke-width", 1);
    box(svg, start, bar, Palette.LIGHT, line);
    if (count > 0) {
      TableauPlan.Kind kind = kinds.get(track.kind());
      PaintColour ink = kind == null ? Palette.INK : Palette.token(kind.tint());
      box(svg, start, Math.max(12, bar * Math.min(count, track.size()) / track.size()), ink, line);
    }
    svg.close("g");
  }

  private static void box(SvgWriter svg, int x, int width, PaintColour fill, Object[] line) {
    List<Object> all = new ArrayList<>(List.of(line));
    all.addAll(List.of("x", x, "width", width, "fill", fill.hex()));
    svg.put("rect", all.toArray());
  }

  private void region(SvgWriter svg, int index, int x, int y, int height) {
    TableauPlan.Region region = plan.regions().get(index);
    Object[] place = {"x", x, "y", y, "width", panel(), "height", height, "rx", 8};
    List<Object> ground = new ArrayList<>(List.of(place));
    ground.addAll(List.of("fill", Palette.region(index).hex(), "stroke", Palette.INK.hex()));
    ground.addAll(List.of("stroke-opacity", ".35"));
    svg.put("rect", ground.toArray());
    svg.say(
        "text",
        words.tell(region.name()),
        "x",
        x + 12,
        "y",
        y + 25,
        "font-size",
        16,
        "font-weight",
        600,
        "fill",
        Palette.INK.hex());
    tokens(svg, region.id(), x + panel() - 16, y + 20, -22, 8);
    List<TableauPlan.Place> places = places(region);
    int wide = (panel() - 16) / TILES;
    for (int i = 0; i < places.size(); i++) {
      tile(svg, places.get(i), x + 8 + i % TILES * wide, y + HEAD + i / TILES * TILE, wide - 4);
    }
  }

  private void tile(SvgWriter svg, TableauPlan.Place place, int x, int y, int width) {
    svg.put(
        "rect",
        "x",
        x + 2,
        "y",
        y,
        "width",
        width,
        "height",
        TILE - 6,
        "rx",
        5,
        "fill",
        Palette.LIGHT.hex(),
        "fill-opacity",
        ".75");
    String name = place.id().length() <= 3 ? place.id() : words.tell(place.name());
    int most = Math.max(1, width / LETTER);
    svg.say(
        "text",
        name.length() > most ? name.substring(0, most) : name,
        "x",
        x + 8,
        "y",
        y + 18,
        "font-size",
        13,
        "fill",
        Palette.INK.hex());
    tokens(svg, place.id(), x + 14, y + 38, 15, 6);
  }

  /** What lies at a spot: one sign for each up to the room there is, then a number. */
  private void tokens(SvgWriter svg, String spot, double x, double y, double step, double radius) {
    double at = x;
    for (TableauPlan.Kind kind : plan.kinds()) {
      int count = at(spot).getOrDefault(kind.id(), 0);
      for (int i = 0; i < Math.min(count, 4); i++) {
        SvgToken.draw(svg, kind, at, y, radius);
        at += step;
      }
      if (count > 4) {
        String told = "×" + count;
        svg.say("text", told, "x", at, "y", y + 5, "font-size", 13, "fill", Palette.INK.hex());
        at += 2 * step;
      }
    }
  }

  private void legend(SvgWriter svg, int y) {
    int x = MARGIN + 8;
    for (TableauPlan.Kind kind : cubes) {
      SvgToken.draw(svg, kind, x, y, 6);
      String name = words.tell(kind.plural());
      svg.say("text", name, "x", x + 14, "y", y + 5, "font-size", 13, "fill", Palette.INK.hex());
      x += 40 + LETTER * name.length();
    }
  }

  /** How far the tracks are, and where something lies, for whoever cannot see it. */
  private String described(String turn) {
    List<String> told = new ArrayList<>();
    for (TableauPlan.Track track : tracks) {
      int count = at(track.id()).values().stream().mapToInt(Integer::intValue).sum();
      Text far = Text.of("picture.track", "track", track.name(), "count", count);
      told.add(words.tell(far));
    }
    for (TableauPlan.Place place : plan.places()) {
      List<Text> held = new ArrayList<>();
      at(place.id())
          .forEach(
              (id, count) -> {
                TableauPlan.Kind kind = kinds.get(id);
                if (kind != null) {
                  held.add(Text.of("picture.held", "count", count, "piece", kind.name()));
                }
              });
      if (!held.isEmpty()) {
        told.add(words.tell(Text.of("picture.tray", "place", place.name(), "held", held)));
      }
    }
    told.add(turn);
    return String.join(" ", told);
  }
}
