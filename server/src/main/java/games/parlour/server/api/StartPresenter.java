package games.parlour.server.api;

import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.core.Game;
import games.parlour.core.Option;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** How the board begins under each value of an option, where that makes a difference to be seen. */
final class StartPresenter {
  private StartPresenter() {}

  static Map<String, GameDocuments.Start> of(Game<?, ?> game, Option option) {
    Map<String, GameDocuments.Start> starts = new TreeMap<>();
    for (String value : option.values()) {
      Setup setup = SetupVariant.of(game, option, value);
      if (game.start(setup).view(new Viewer.Spectator()) instanceof BoardView board) {
        List<Side> sides = game.seats(setup).stream().map(seat -> seat.side()).distinct().toList();
        starts.put(value, start(board, sides));
      }
    }
    return Set.copyOf(starts.values()).size() > 1 ? starts : Map.of();
  }

  private static GameDocuments.Start start(BoardView board, List<Side> sides) {
    BoardPlan plan = board.plan();
    List<String> goal =
        plan.zones().stream()
            .filter(BoardPlan.Zone::goal)
            .flatMap(zone -> zone.squares().stream())
            .toList();
    List<List<String>> pieces = sides.stream().map(side -> squares(board, side)).toList();
    return new GameDocuments.Start(plan.width(), plan.height(), plan.voids(), goal, pieces);
  }

  private static List<String> squares(BoardView board, Side side) {
    Set<String> kinds =
        Set.copyOf(
            board.plan().kinds().stream()
                .filter(kind -> kind.side().equals(side.name()))
                .map(BoardPlan.Kind::id)
                .toList());
    return board.pieces().stream()
        .filter(piece -> kinds.contains(piece.kind()))
        .map(BoardView.Piece::square)
        .toList();
  }
}
