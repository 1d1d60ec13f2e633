package games.parlour.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The documents that the server answers with. Their components are the names in the JSON. */
public final class Said {
  private Said() {}

  /** Who the cookie says somebody is. */
  public record Me(@Nullable String id, @Nullable String name) {}

  /** What there is to play, and who suits somebody who has not yet played. */
  public record Catalogue(List<GameInfo> games, List<PlayerInfo> players, String usual) {}

  /** A game and what can be chosen about it. */
  public record GameInfo(
      String id,
      String name,
      String when,
      String about,
      List<SeatInfo> seats,
      List<OptionInfo> options) {}

  /** A game with its rule book. */
  public record GamePage(
      @JsonUnwrapped GameInfo game, Rules rules, List<Figure> figures, @Nullable Known known) {}

  public record Rules(String title, List<RuleText> paragraphs) {}

  /** A paragraph of the rules; some hold for one value of an option only. */
  public record RuleText(String rule, String text, @Nullable Only only) {}

  public record Only(String option, String value) {}

  /** A picture beside a rule; what a single move does is told in words too. */
  public record Figure(
      String rule,
      String caption,
      @Nullable Plan plan,
      View view,
      List<Offer> moves,
      List<String> told) {}

  /** What is known about a game, and what is reconstructed. */
  public record Known(String title, List<String> paragraphs) {}

  /** A chair; the style is how its pieces look, in games with a board. */
  public record SeatInfo(String name, String title, String side, @Nullable String style) {}

  public record OptionInfo(
      String key,
      String name,
      String about,
      String rule,
      String basis,
      @JsonProperty("default") String byDefault,
      @Nullable With only,
      List<ValueInfo> values) {}

  /** An option means something only where an earlier one has one of these values. */
  public record With(String option, List<String> values) {}

  /** What an option can be; some change how the board begins, some who sits at the table. */
  public record ValueInfo(
      String value, String name, @Nullable Start start, @Nullable List<SeatInfo> seats) {}

  /** How a board begins: its goals, and where the pieces of each side stand. */
  public record Start(int width, int height, List<String> goal, List<List<String>> sides) {}

  public record PlayerInfo(String word, String name, String about) {}

  /** Tables in a list. */
  public record TableList(List<TableLine> tables) {}

  /** A table in a list; the options are those that are not as usual. */
  public record TableLine(
      String id,
      String game,
      String gameName,
      List<Chosen> options,
      String status,
      List<SeatHolder> seats,
      boolean yourTurn,
      int entries,
      long changed,
      @Nullable String outcome) {}

  /**
   * A whole table, and what holds in its game: its seed matters where chance speaks, entries are told
   * to each seat in other words where there are secrets, and some games know no agreed draw.
   */
  public record Table(
      String id,
      String game,
      String gameName,
      int rules,
      List<Chosen> options,
      List<SideInfo> sides,
      long created,
      boolean listed,
      boolean chance,
      boolean secrets,
      boolean draws,
      @Nullable Plan plan,
      View start,
      List<EntryInfo> entries,
      State state) {}

  /** A party; one without a seat is played by the rules, and called so. */
  public record SideInfo(String name, String title, @Nullable String itself) {}

  public record Chosen(String key, String name, String value, String valueName) {}

  /** What changed at a table since an entry. */
  public record Update(String table, List<EntryInfo> entries, State state) {}

  /** How a table stands now, as it is seen from the seat {@code viewer}. */
  public record State(
      int after,
      String status,
      List<SeatHolder> seats,
      List<String> yours,
      @Nullable String viewer,
      boolean apart,
      List<String> alike,
      TurnInfo turn,
      View view,
      List<Offer> offers,
      @Nullable String drawOffer,
      @Nullable String takebackAsk,
      List<String> acts,
      boolean hints,
      Rematch rematch,
      List<Invite> invites,
      Seed seed) {}

  public record SeatHolder(
      String name,
      String title,
      String side,
      String kind,
      @Nullable String holder,
      boolean you,
      boolean here) {}

  /** What is waited for. */
  public sealed interface TurnInfo {
    /** One of: waiting, decide, chance, over. */
    String kind();
  }

  public record Waiting(String kind, String ask) implements TurnInfo {}

  public record Decide(String kind, String seat, String ask) implements TurnInfo {}

  public record Chance(String kind, String ask) implements TurnInfo {}

  public record Over(String kind, @Nullable String winner, String told) implements TurnInfo {}

  public record Rematch(List<String> askedBy, @Nullable String table) {}

  public record Invite(String seat, String path) {}

  public record Seed(String hash, @Nullable String revealed) {}

  /** The empty board. */
  public record Plan(int width, int height, List<Zone> zones, List<Box> boxes, List<Kind> kinds) {}

  public record Zone(String id, String name, String tint, boolean goal, List<String> squares) {}

  public record Box(String id, String name, String side) {}

  public record Kind(
      String id, String name, String letter, String side, String style, boolean large) {}

  /** What a viewer sees. */
  public sealed interface View {
    /** One of: board, sheet. */
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

  public record Offer(
      String move,
      List<String> path,
      List<String> taken,
      @Nullable String label,
      @Nullable String group,
      List<Motion> motions) {}

  public record Motion(String thing, String from, String to) {}

  public record EntryInfo(
      int number,
      long at,
      int turn,
      String kind,
      @Nullable String seat,
      @Nullable String text,
      List<String> told,
      List<String> path,
      List<String> taken,
      List<Motion> motions,
      @Nullable Integer to,
      List<String> notes,
      @Nullable Thought thought) {}

  /** What a computer made of a position before it moved. */
  public record Thought(int depth, double chance, int winIn, List<String> line) {}

  /** A good move, and what speaks for it. */
  public record Hint(int after, Offer offer, List<String> told, @Nullable Thought thought) {}

  /** Where an invitation leads; the options are those that are not as usual. */
  public record Invitation(
      String table,
      String game,
      String gameName,
      String seat,
      String seatTitle,
      boolean free,
      boolean yours,
      @Nullable String host,
      List<Chosen> options) {}

  /** A table that is not there, for those who follow it. */
  public record Gone(String table) {}

  /** A refusal, as RFC 9457 has it. */
  public record Problem(String type, String title, int status, String detail) {}

  /** Whether the server is well. */
  public record Health(String status, Map<String, String> checks) {}
}
