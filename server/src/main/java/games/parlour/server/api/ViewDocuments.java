package games.parlour.server.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is seen of a game: boards, sheets and moves that can be made, as documents. Their components
 * are the names in the JSON.
 */
public final class ViewDocuments {
  private ViewDocuments() {}

  /** The empty board. */
  public record Plan(int width, int height, List<Zone> zones, List<Box> boxes, List<Kind> kinds) {}

  public record Zone(String id, String name, String tint, boolean goal, List<String> squares) {}

  public record Box(String id, String name, String side) {}

  public record Kind(
      String id, String name, String letter, String side, String style, boolean large) {}

  /** What a viewer sees. */
  public sealed interface View permits Board, Sheet, Tableau, WrittenView {
    /** One of: board, sheet, tableau. */
    String kind();
  }

  /** What a grid game shows. */
  public record Board(String kind, List<Piece> pieces, List<Tray> trays, List<String> notes)
      implements View {}

  public record Piece(String kind, String square) {}

  public record Tray(String place, List<Count> counts) {}

  public record Count(String kind, int count) {}

  /** What a game without a board shows. */
  public record Sheet(String kind, List<Part> parts, List<Part> more) implements View {}

  /** A part of a sheet. */
  public sealed interface Part {
    /** One of: facts, grid, note, listing. */
    String kind();
  }

  public record Facts(String kind, List<Fact> facts) implements Part {}

  public record Grid(String kind, String title, List<List<Word>> heads, List<List<List<Word>>> rows)
      implements Part {}

  public record Note(String kind, String text) implements Part {}

  public record Listing(String kind, String title, List<Item> items) implements Part {}

  public record Fact(String name, List<Word> words, @Nullable Gauge gauge) {}

  public record Gauge(int taken, int places) {}

  public record Item(Word name, List<String> about) {}

  public record Word(String full, String brief, String tone) {}

  /** What a game of maps and cards shows: things at spots. */
  public record Tableau(String kind, List<Spot> spots) implements View {}

  public record Spot(String id, List<Things> things) {}

  public record Things(String kind, int count) {}

  public record Offer(
      String move,
      List<String> path,
      List<String> taken,
      @Nullable String label,
      @Nullable String group,
      List<Motion> motions,
      @Nullable Target target,
      @Nullable String about) {}

  /** What one might look for and cannot do now. */
  public record Refused(String label, Target target, String why) {}

  /** What on the table a move is about. */
  public record Target(
      String act,
      @Nullable String place,
      @Nullable String card,
      @Nullable String kind,
      @Nullable Integer amount) {}

  /** A motion; the line is that of the words it goes with. */
  public record Motion(String thing, String from, String to, int line) {}
}
