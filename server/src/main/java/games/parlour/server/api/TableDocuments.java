package games.parlour.server.api;

import games.parlour.server.api.clock.ClockDocuments;
import games.parlour.server.api.lesson.LessonDocuments;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of tables. Their components are the names in the JSON. */
public final class TableDocuments {
  private TableDocuments() {}

  /** Tables in a list, and the server's time. */
  public record TableList(long now, List<TableLine> tables) {
    /** The same tables, the one that changed last first, as far as is told. */
    public TableList newestFirst() {
      return new TableList(
          now, tables.stream().sorted(Comparator.comparingLong(line -> -line.changed())).toList());
    }
  }

  /** The last entry that somebody saw when they were at a table last. */
  public record Visit(int seen) {}

  /**
   * A table in a list; the options are those that are not as usual, the news what was entered since
   * one was there last.
   */
  public record TableLine(
      String id,
      String game,
      String gameName,
      List<Chosen> options,
      String status,
      List<SeatHolder> seats,
      boolean yourTurn,
      int entries,
      int news,
      long changed,
      @Nullable String outcome,
      @Nullable String result,
      @Nullable String summary,
      ClockDocuments.@Nullable ControlInfo clock,
      @Nullable Long deadline) {
    /** The same table, whose people are called something else. */
    public TableLine withSeats(List<SeatHolder> called) {
      return new TableLine(
          id, game, gameName, options, status, called, yourTurn, entries, news, changed, outcome,
          result, summary, clock, deadline);
    }
  }

  /**
   * A whole table, and what holds in its game: its seed matters where chance speaks, which may be
   * over once the first move is made, entries are told to each seat in other words where there are
   * secrets, some games know no agreed draw, and nobody sits at a game that was brought in.
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
      ClockDocuments.@Nullable ControlInfo clock,
      LessonDocuments.@Nullable Lesson lesson,
      boolean chance,
      boolean chanceLater,
      boolean secrets,
      boolean draws,
      boolean imported,
      ViewDocuments.@Nullable Plan plan,
      PlanDocuments.@Nullable TableauPlan tableau,
      ViewDocuments.View start,
      List<EntryInfo> entries,
      State state) {
    /** The same for somebody who does nothing here but move. */
    public Table forMovesOnly() {
      return new Table(
          id,
          game,
          gameName,
          rules,
          options,
          sides,
          created,
          listed,
          clock,
          lesson,
          chance,
          chanceLater,
          secrets,
          draws,
          imported,
          plan,
          tableau,
          start,
          entries,
          state.forMovesOnly());
    }
  }

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
      Seed seed,
      ClockDocuments.@Nullable Clocks clocks,
      ClockDocuments.@Nullable AbsenceInfo absence) {
    private State forMovesOnly() {
      return new State(
          after,
          status,
          seats,
          yours,
          viewer,
          apart,
          alike,
          turn,
          view,
          offers,
          refused,
          drawOffer,
          takebackAsk,
          List.of(),
          false,
          rematch,
          invites,
          seed,
          clocks,
          null);
    }
  }

  /** Who sits somewhere; a person is named where sentences about them can do so. */
  public record SeatHolder(
      String name,
      String title,
      String side,
      String kind,
      @Nullable String holder,
      @Nullable String person,
      boolean you,
      boolean here) {
    /** The same person by another name. */
    public SeatHolder called(String name) {
      return new SeatHolder(
          this.name, title, side, kind, name, person == null ? null : name, you, here);
    }
  }

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

  /** It is over; the summary is there where it came to an end by the rules or by the players. */
  public record Over(
      String kind,
      @Nullable String winner,
      boolean calledOff,
      String told,
      @Nullable String summary)
      implements TurnInfo {}

  public record Rematch(List<String> askedBy, @Nullable String table) {}

  public record Invite(String seat, String path) {}

  /**
   * What the dice and draws come from: the published hash of the seed, the seed once the game is
   * over, what players added to it, and whether one may still do so.
   */
  public record Seed(
      @Nullable String hash, @Nullable String revealed, List<Nonce> nonces, boolean open) {}

  /** What a player added to the seed. */
  public record Nonce(String seat, String nonce) {}

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

  /**
   * Where an invitation leads; the options are those that are not as usual. The hash is there where
   * whoever sits down may add something to the seed.
   */
  public record Invitation(
      String table,
      String game,
      String gameName,
      String seat,
      String seatTitle,
      boolean free,
      boolean yours,
      @Nullable String host,
      List<Chosen> options,
      ClockDocuments.@Nullable ControlInfo clock,
      @Nullable String seedHash) {}

  /** Who sits at a table now, where nothing else has changed. */
  public record SeatNews(
      String table,
      List<SeatHolder> seats,
      List<String> acts,
      ClockDocuments.@Nullable AbsenceInfo absence) {}

  /** A table that is not there, for those who follow it. */
  public record Gone(String table) {}
}
