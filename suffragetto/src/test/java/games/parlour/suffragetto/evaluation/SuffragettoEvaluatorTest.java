package games.parlour.suffragetto.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.SquareSet;
import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.fast.FastSuffragetto;
import games.parlour.suffragetto.rules.Board;
import games.parlour.suffragetto.rules.Inmates;
import games.parlour.suffragetto.rules.Piece;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.suffragetto.rules.TurnStage;
import games.parlour.suffragetto.rules.Zones;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The evaluation is fair: turned half round with the sides exchanged, it says exactly minus. */
@Tag("slow")
class SuffragettoEvaluatorTest {
  private static final Suffragetto GAME = new Suffragetto();

  private final FastSuffragetto fast = new FastSuffragetto();
  private final Evaluator judge = GAME.evaluator(fast, GAME.weights());

  @ParameterizedTest
  @ValueSource(strings = {"1908", "2016", "german"})
  void turnedHalfRoundItIsExactlyMinus(String edition) {
    Generator random = new Generator(1908);
    for (int game = 0; game < 20; game++) {
      SuffragettoPosition p =
          GAME.start(GAME.setup(Occasion.STUDY, Map.of("edition", edition), Optional.empty()));
      for (int i = 0; i < 120 && p.turn() instanceof Turn.Decide; i++) {
        if (p.stage() instanceof TurnStage.Start) {
          assertThat(value(turned(p))).as(GAME.notation().writePosition(p)).isEqualTo(-value(p));
        }
        List<SuffragettoMove> moves = p.moves();
        p = p.play(moves.get(random.below(moves.size())));
      }
    }
  }

  private int value(SuffragettoPosition p) {
    fast.set(p);
    return judge.evaluate();
  }

  private static SuffragettoPosition turned(SuffragettoPosition p) {
    Board board = Board.empty();
    Inmates held = Inmates.none();
    for (Piece piece : Piece.values()) {
      Piece other = Piece.of(piece.faction().other(), piece.isLarge());
      for (int square : p.board().of(piece).list()) {
        int turned = Zones.GRID.square(16 - Zones.GRID.file(square), 16 - Zones.GRID.rank(square));
        board = board.with(other, SquareSet.empty().with(turned));
      }
      held = held.plus(other, p.inmates().of(piece));
    }
    return SuffragettoPosition.of(
        p.rules(),
        board,
        p.mover().other(),
        held,
        p.drawCounters().quietTurns(),
        p.drawCounters().passes(),
        new TurnStage.Start());
  }
}
