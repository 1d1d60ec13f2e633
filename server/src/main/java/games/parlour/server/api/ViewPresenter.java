package games.parlour.server.api;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.core.Happening;
import games.parlour.core.Outcome;
import games.parlour.core.View;
import games.parlour.core.show.SheetView;
import games.parlour.core.show.TableauView;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts views into words: the board of a grid game, a tableau, or a sheet. */
public final class ViewPresenter {
  private final Catalogue words;

  public ViewPresenter(Catalogue words) {
    this.words = words;
  }

  /** The empty board, told once; the views leave it out. */
  public ViewDocuments.@Nullable Plan plan(View view) {
    return view instanceof BoardView board ? plan(board.plan()) : null;
  }

  private ViewDocuments.Plan plan(BoardPlan plan) {
    return new ViewDocuments.Plan(
        plan.width(),
        plan.height(),
        plan.zones().stream().map(this::zone).toList(),
        plan.boxes().stream().map(this::box).toList(),
        plan.kinds().stream().map(this::kind).toList());
  }

  private ViewDocuments.Zone zone(BoardPlan.Zone zone) {
    return new ViewDocuments.Zone(
        zone.id(), words.tell("zone." + zone.id()), zone.tint(), zone.goal(), zone.squares());
  }

  private ViewDocuments.Box box(BoardPlan.Box box) {
    return new ViewDocuments.Box(box.id(), words.tell("box." + box.id()), box.side());
  }

  private ViewDocuments.Kind kind(BoardPlan.Kind kind) {
    return new ViewDocuments.Kind(
        kind.id(),
        words.tell("piece." + kind.id()),
        kind.letter(),
        kind.side(),
        kind.style(),
        kind.large());
  }

  /** How the pieces of a side look; nothing without a board. */
  static @Nullable String style(View view, String side) {
    return view instanceof BoardView board
        ? board.plan().kinds().stream()
            .filter(kind -> kind.side().equals(side))
            .map(BoardPlan.Kind::style)
            .findFirst()
            .orElse(null)
        : null;
  }

  /** What a viewer sees. */
  public ViewDocuments.View view(View view) {
    return switch (view) {
      case BoardView board -> board(board);
      case TableauView tableau -> TableauPresenter.view(tableau.tableau());
      case SheetView sheet -> new SheetPresenter(words).tell(sheet.sheet());
      default -> throw new IllegalArgumentException("nothing that can be shown: " + view);
    };
  }

  private ViewDocuments.Board board(BoardView board) {
    return new ViewDocuments.Board(
        "board",
        board.pieces().stream().map(p -> new ViewDocuments.Piece(p.kind(), p.square())).toList(),
        board.trays().stream().map(ViewPresenter::tray).toList(),
        board.notes().stream().map(words::tell).toList());
  }

  private static ViewDocuments.Tray tray(BoardView.Tray tray) {
    return new ViewDocuments.Tray(
        tray.place(),
        tray.counts().stream().map(c -> new ViewDocuments.Count(c.kind(), c.count())).toList());
  }

  /** How a game ended, in words. */
  public String outcome(Outcome outcome) {
    Text reason = outcome.reason();
    return words.tell(
        outcome
            .winner()
            .map(side -> Text.of("side." + side.name()))
            .map(side -> Text.of("outcome.won", "side", side, "reason", reason))
            .orElseGet(
                () ->
                    Text.of(
                        outcome.calledOff() ? "outcome.called-off" : "outcome.drawn",
                        "reason",
                        reason)));
  }

  /** What else there is to know, in words. */
  List<String> notes(View view) {
    return view instanceof BoardView board
        ? board.notes().stream().map(words::tell).toList()
        : List.of();
  }

  /** What moves, without the words. */
  public static List<ViewDocuments.Motion> motions(List<Happening> happenings) {
    return told(happenings.stream().flatMap(one -> one.motions().stream()).toList(), 0);
  }

  /** What moves, each with the line of the words it goes with. */
  static List<ViewDocuments.Motion> motionsByLine(List<Happening> happenings) {
    List<ViewDocuments.Motion> motions = new ArrayList<>();
    int line = 0;
    for (Happening happening : happenings) {
      motions.addAll(told(happening.motions(), line));
      line += happening.isTold() ? 1 : 0;
    }
    return motions;
  }

  static List<ViewDocuments.Motion> told(List<Happening.Motion> motions, int line) {
    return motions.stream()
        .map(motion -> new ViewDocuments.Motion(motion.thing(), motion.from(), motion.to(), line))
        .toList();
  }
}
