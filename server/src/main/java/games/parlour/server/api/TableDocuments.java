package games.parlour.server.api;

import games.parlour.server.api.lesson.LessonDocuments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of tables. Their components are the names in the JSON. */
public final class TableDocuments {
  private TableDocuments() {}

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
   * A whole table, and what holds in its game: its seed matters where chance speaks, entries are
   * told to each seat in other words where there are secrets, and some games know no agreed draw.
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
      LessonDocuments.@Nullable Lesson lesson,
      boolean chance,
      boolean secrets,
      boolean draws,
      ViewDocuments.@Nullable Plan plan,
      PlanDocuments.@Nullable TableauPlan tableau,
      ViewDocuments.View start,
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
      ViewDocuments.View view,
      List<ViewDocuments.Offer> offers,
      List<ViewDocuments.Refused> refused,
      @Nullable String drawOffer,
      @Nullable String takebackAsk,
      List<String> acts,
      boolean hints,
      Rematch rematch,
      List<Invite> invites,
      Seed seed) {}

  /** Who sits somewhere; a person is named where sentences about them can do so. */
  public record SeatHolder(
      String name,
      String title,
      String side,
      String kind,
      @Nullable String holder,
      @Nullable String person,
      boolean you,
      boolean here) {}

  /** What is waited for. */
  public sealed interface TurnInfo {
    /** One of: waiting, decide, chance, over. */
    String kind();
  }

  public record Waiting(String kind, String ask) implements TurnInfo {}

  /** Somebody decides; the goal is told to themselves, while the game is young. */
  public record Decide(
      String kind,
      String seat,
      String ask,
      @Nullable String rule,
      @Nullable Integer left,
      @Nullable String goal)
      implements TurnInfo {}

  public record Chance(String kind, String ask) implements TurnInfo {}

  public record Over(String kind, @Nullable String winner, String told) implements TurnInfo {}

  public record Rematch(List<String> askedBy, @Nullable String table) {}

  public record Invite(String seat, String path) {}

  public record Seed(String hash, @Nullable String revealed) {}

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
      List<ViewDocuments.Motion> motions,
      @Nullable Integer to,
      List<String> notes,
      @Nullable Thought thought) {}

  /** What a computer made of a position before it moved. */
  public record Thought(int depth, double chance, int winIn, List<String> line) {}

  /** A good move, and what speaks for it. */
  public record Hint(
      int after, ViewDocuments.Offer offer, List<String> told, @Nullable Thought thought) {}

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

  /** Who sits at a table now, where nothing else has changed. */
  public record SeatNews(String table, List<SeatHolder> seats) {}

  /** A table that is not there, for those who follow it. */
  public record Gone(String table) {}
}
