package games.parlour.server.api;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What there is to play: the documents that tell of games. Their components are the names in the
 * JSON.
 */
public final class GameDocuments {
  private GameDocuments() {}

  /**
   * What there is to play, who suits somebody who has not yet played, and whether players are asked
   * to add something to the seeds.
   */
  public record Catalogue(
      List<GameInfo> games, List<PlayerInfo> players, String usual, boolean nonces) {}

  /**
   * A game, what can be chosen about it, whether some choice leaves something to chance, whether
   * any position of it can be studied, and how many lessons it has.
   */
  public record GameInfo(
      String id,
      String name,
      String when,
      String about,
      List<SeatInfo> seats,
      List<OptionInfo> options,
      boolean chance,
      boolean study,
      int lessons) {}

  /** A game with its rule book, and whether its cards can be looked up. */
  public record GamePage(
      @JsonUnwrapped GameInfo game,
      Rules rules,
      @Nullable Rules notation,
      List<Figure> figures,
      PlanDocuments.@Nullable TableauPlan tableau,
      @Nullable Known known,
      boolean cards,
      @Nullable History history) {}

  public record Rules(String title, List<RuleText> paragraphs) {}

  /** A paragraph of the rules; some hold for one value of an option only. */
  public record RuleText(String rule, String text, @Nullable Only only) {}

  public record Only(String option, String value) {}

  /**
   * A picture beside a rule; what a single move does is told in words too. Of a tableau, whose plan
   * the page has, some spots are shown.
   */
  public record Figure(
      String rule,
      String caption,
      ViewDocuments.@Nullable Plan plan,
      ViewDocuments.View view,
      List<String> spots,
      List<ViewDocuments.Offer> moves,
      List<String> told) {}

  /** What is known about a game, and what is reconstructed. */
  public record Known(String title, List<String> paragraphs) {}

  /** The history of a game or of what it is about; each event names its sources by their words. */
  public record History(String title, List<HistoryEvent> events, List<HistorySource> sources) {}

  public record HistoryEvent(
      String id,
      String when,
      String text,
      String basis,
      List<String> sources,
      @Nullable Figure figure) {}

  public record HistorySource(String id, String citation, @Nullable String link) {}

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

  /** How a board begins: what is not on it, its goals, and where the pieces of each side stand. */
  public record Start(
      int width, int height, List<String> voids, List<String> goal, List<List<String>> sides) {}

  public record PlayerInfo(String word, String name, String about) {}

  /** What can be learned of a game. */
  public record LessonList(List<LessonLine> lessons) {}

  /**
   * A lesson. One on a board has a picture, with the squares where its first move happens; any
   * other is played at a table.
   */
  public record LessonLine(
      String id,
      String title,
      String about,
      ViewDocuments.@Nullable Plan plan,
      ViewDocuments.@Nullable View view,
      List<String> squares) {}
}
