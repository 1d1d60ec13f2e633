package games.parlour.suffragetto;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.BoardView;
import games.parlour.core.Generator;
import games.parlour.core.Happening;
import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.testkit.Seeds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is told to move explains every change of the board: whoever lets the pieces go where the
 * happenings say has the next view, without knowing a rule. A page lives on that.
 */
class MotionsTest {
  private static final Suffragetto GAME = new Suffragetto();
  private static final int GAMES = 6;

  @ParameterizedTest
  @ValueSource(strings = {"1908", "2016", "german"})
  void motionsLeadFromViewToView(String edition) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            game(edition, random);
          }
        });
  }

  private static void game(String edition, Generator random) {
    SuffragettoPosition position =
        GAME.start(GAME.setup(Occasion.TABLE, Map.of("edition", edition), Optional.empty()));
    while (!(position.turn() instanceof Turn.Over)) {
      SuffragettoMove move = chosen(position.moves(), random);
      Map<String, Integer> things = things(position);
      for (Happening happening : position.happenings(move, new Viewer.Spectator())) {
        happening.motions().forEach(motion -> go(things, motion));
      }
      position = position.play(move);
      things.values().removeIf(count -> count == 0);
      assertThat(things).as("%s", move).isEqualTo(things(position));
    }
  }

  /** Calls and answers are few among many moves; every second time one of them is wanted. */
  private static SuffragettoMove chosen(List<SuffragettoMove> moves, Generator random) {
    List<SuffragettoMove> talk =
        moves.stream().filter(move -> !(move instanceof SuffragettoMove.Travel)).toList();
    List<SuffragettoMove> some = talk.isEmpty() || random.below(2) == 0 ? moves : talk;
    return some.get(random.below(some.size()));
  }

  private static void go(Map<String, Integer> things, Happening.Motion motion) {
    int left = things.merge(motion.thing() + " at " + motion.from(), -1, Integer::sum);
    assertThat(left).as("%s", motion).isNotNegative();
    things.merge(motion.thing() + " at " + motion.to(), 1, Integer::sum);
  }

  /** How many of each kind are where: on a square, or in a tray. */
  private static Map<String, Integer> things(SuffragettoPosition position) {
    BoardView view = position.view(new Viewer.Spectator());
    Map<String, Integer> things = new TreeMap<>();
    view.pieces().forEach(piece -> things.put(piece.kind() + " at " + piece.square(), 1));
    for (BoardView.Tray tray : view.trays()) {
      for (BoardView.Count count : tray.counts()) {
        things.put(count.kind() + " at " + tray.place(), count.count());
      }
    }
    things.values().removeIf(count -> count == 0);
    return things;
  }
}
