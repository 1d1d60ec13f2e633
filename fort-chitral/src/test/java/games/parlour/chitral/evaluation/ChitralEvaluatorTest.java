package games.parlour.chitral.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.parlour.boards.DrawRules;
import games.parlour.boards.Grid;
import games.parlour.boards.SquareSet;
import games.parlour.chitral.FortChitral;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.chitral.rules.Colour;
import games.parlour.chitral.rules.Layout;
import games.parlour.chitral.rules.Men;
import games.parlour.chitral.rules.Rules;
import games.parlour.chitral.rules.Scene;
import games.parlour.core.Evaluator;
import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.MoveList;
import games.parlour.core.Weights;
import games.parlour.testkit.Seeds;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ChitralEvaluatorTest {
  private static final int POSITIONS = 300;

  private final FortChitral game = new FortChitral();
  private final Weights weights = game.weights();
  private final Fast<ChitralPosition, ChitralMove> fast = game.fast();
  private final Evaluator.Weighted judge = (Evaluator.Weighted) game.evaluator(fast, weights);

  /** Men of both colours thrown together around the Fort, under any rules. */
  private static ChitralPosition anyPosition(Generator random) {
    Layout layout = Layout.ALL.get(random.below(Layout.ALL.size()));
    Rules rules =
        new Rules(
            layout,
            random.below(2) == 0,
            random.below(2) == 0,
            random.below(2) == 0,
            new DrawRules(true, true));
    int width = layout.grid().width();
    int room = 4 + random.below(width / 2 - 1) * 2;
    int low = (width - room) / 2;
    SquareSet[] of = {SquareSet.empty(), SquareSet.empty()};
    for (int i = 0; i < 30; i++) {
      int square = layout.grid().square(low + random.below(room), low + random.below(room));
      int c = random.below(2);
      if (!of[1 - c].contains(square) && of[c].size() < Men.EACH) {
        of[c] = of[c].with(square);
      }
    }
    Colour mover = Colour.values()[random.below(2)];
    return ChitralPosition.of(rules, new Men(of[0], of[1]), mover, 0, 0);
  }

  private static void each(Consumer<Generator> test) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < POSITIONS; i++) {
            test.accept(random);
          }
        });
  }

  /** The same with colours exchanged, on the board turned so that each comes from its own home. */
  private static ChitralPosition exchanged(ChitralPosition p) {
    Layout layout = p.rules().layout();
    return ChitralPosition.of(
        p.rules(),
        new Men(turned(layout, p.men().black()), turned(layout, p.men().white())),
        Colour.values()[1 - p.mover().ordinal()],
        0,
        0);
  }

  private static SquareSet turned(Layout layout, SquareSet squares) {
    Grid grid = layout.grid();
    int last = grid.width() - 1;
    SquareSet turned = SquareSet.empty();
    for (int square : squares.list()) {
      int file = grid.file(square);
      boolean round = layout.equals(Layout.LINES);
      turned = turned.with(grid.square(round ? last - file : file, last - grid.rank(square)));
    }
    return turned;
  }

  private int judged(ChitralPosition position) {
    fast.set(position);
    return judge.evaluate();
  }

  @Test
  void anOpinionIsTheSumOfItsWeights() {
    int[] counts = new int[weights.names().size()];
    each(
        random -> {
          int value = judged(anyPosition(random));
          judge.features(counts);
          int sum = 0;
          for (int i = 0; i < counts.length; i++) {
            sum += counts[i] * weights.values()[i];
          }
          assertEquals(sum, value);
        });
  }

  @Test
  void bothColoursAreJudgedAlike() {
    each(
        random -> {
          ChitralPosition position = anyPosition(random);
          assertEquals(-judged(position), judged(exchanged(position)), Scene.line(position));
        });
  }

  @Test
  void anOpinionIsTheSameWhereverOneComesFrom() {
    MoveList list = new MoveList();
    Fast<ChitralPosition, ChitralMove> other = game.fast();
    Evaluator fresh = game.evaluator(other, weights);
    each(
        random -> {
          ChitralPosition position = anyPosition(random);
          int before = judged(position);
          fast.moves(list);
          if (list.size() > 0) {
            long move = list.get(random.below(list.size()));
            ChitralMove decoded = fast.decode(move);
            fast.make(move);
            other.set(position.play(decoded));
            assertEquals(fresh.evaluate(), judge.evaluate());
            fast.unmake();
            assertEquals(before, judge.evaluate());
          }
        });
  }

  @Test
  void whatAMovePromisesLeavesTheBoardAlone() {
    MoveList list = new MoveList();
    each(
        random -> {
          int before = judged(anyPosition(random));
          long hash = fast.hash();
          fast.moves(list);
          for (int i = 0; i < list.size(); i++) {
            judge.promise(list.get(i));
          }
          assertEquals(hash, fast.hash());
          assertEquals(before, judge.evaluate());
        });
  }

  private int promised(ChitralPosition position, String move) {
    fast.set(position);
    return judge.promise(fast.encode(game.notation().read(position, move)));
  }

  @Test
  void aCapturePromisesMoreThanAStepBack() {
    ChitralPosition position = Scene.of("e4 e7", "e5").position();
    assertTrue(promised(position, "e7-e6xe5") > promised(position, "e7-e8"));
    assertTrue(promised(position, "e7-e6xe5") > promised(position, "e7-d6"));
  }

  @Test
  void aManWhoCanBeTakenIsWorthLess() {
    ChitralPosition safe = Scene.of("e5 g8", "e4 c8").position();
    ChitralPosition threatened = Scene.of("e5 g8", "e4 d7").position();
    int[] counts = new int[weights.names().size()];
    int threat = weights.indexOf("threat.turn");
    judged(safe);
    judge.features(counts);
    assertEquals(0, counts[threat]);
    judged(threatened);
    judge.features(counts);
    assertEquals(1, counts[threat]);
  }

  @Test
  void theTurnCounts() {
    ChitralPosition white = Scene.of("e5", "h8").position();
    ChitralPosition black = Scene.of("e5", "h8").blackMoves().position();
    assertNotEquals(judged(white), judged(black));
  }

  @Test
  void everyTraitHasAWeight() {
    assertTrue(weights.names().containsAll(Features.NAMES));
    assertEquals(
        List.of(Weights.SCALE),
        weights.names().stream().filter(n -> !Features.NAMES.contains(n)).toList());
  }
}
