package games.parlour.server.analysis;

import games.parlour.server.api.TableDocuments;
import games.parlour.server.api.ViewDocuments;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The documents that tell of analyses. Their components are the names in the JSON. */
public final class AnalysisDocuments {
  private AnalysisDocuments() {}

  /**
   * How far the analysis of a game is, and what it has found so far; chances are those of one side.
   *
   * @param seat from whose knowledge it is made, where something is hidden or left to chance
   * @param position where the game began, if it can be studied from there
   */
  public record GameAnalysis(
      String table,
      String game,
      Map<String, String> options,
      String status,
      int done,
      int of,
      @Nullable String seat,
      String side,
      @Nullable String position,
      List<JudgedMove> moves,
      List<SeatSummary> seats) {}

  /**
   * A move that was played.
   *
   * @param label the move in words, where it has any
   * @param position how the game stood after it, where that can be studied
   * @param before the side's chance if the best move had been played
   * @param after its chance with the move that was
   */
  public record JudgedMove(
      int entry,
      String seat,
      String move,
      @Nullable String label,
      @Nullable String position,
      double before,
      double after,
      double loss,
      String mark,
      @Nullable BetterMove better) {}

  /** What would have been better, with the line that was expected after it. */
  public record BetterMove(
      String move,
      @Nullable String label,
      List<String> path,
      List<String> taken,
      int winIn,
      int depth,
      List<String> line) {}

  /** All moves of a seat taken together. */
  public record SeatSummary(
      String seat, int moves, double meanLoss, int inaccuracies, int mistakes, int blunders) {}

  /**
   * A position that somebody looks at, and how it came from where they began.
   *
   * @param captured the kinds whose captured pieces an editor counts; null where there is no editor
   */
  public record Explored(
      String game,
      String gameName,
      Map<String, String> options,
      String position,
      ViewDocuments.@Nullable Plan plan,
      ViewDocuments.View view,
      List<TableDocuments.SideInfo> sides,
      @Nullable List<String> captured,
      TableDocuments.TurnInfo turn,
      List<ViewDocuments.Offer> offers,
      List<TriedMove> tried) {}

  /** A move that was tried, and what came of it. */
  public record TriedMove(
      @Nullable String seat,
      ViewDocuments.Offer offer,
      List<String> told,
      List<ViewDocuments.Motion> motions,
      String position,
      ViewDocuments.View view) {}

  /** The best lines of a position, for the seat that decides there. */
  public record LineList(String seat, String side, int depth, long nodes, List<BestLine> lines) {}

  /** One of them; its first move can be drawn. */
  public record BestLine(double chance, int winIn, ViewDocuments.Offer offer, List<String> moves) {}
}
