package games.parlour.testkit.law;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.testkit.law.LawViolation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The laws of grid games bite. */
class BoardLawsTest {
  private static final BoardPlan PLAN = new BoardPlan(12, 12, List.of(), List.of(), List.of());

  private record Capture(List<String> path, List<String> taken) implements BoardMove {}

  private static BoardView view(String... squares) {
    List<BoardView.Piece> pieces =
        Stream.of(squares).map(square -> new BoardView.Piece("man", square)).toList();
    return new BoardView(PLAN, pieces, List.of(), List.of());
  }

  private static BoardMove capture(String... taken) {
    return new Capture(List.of("a1", "c3"), List.of(taken));
  }

  @Test
  void piecesFileByFileFromTheBottomAreInOrder() {
    assertThatCode(() -> BoardLaws.piecesInOrder(view("a2", "a10", "b1")))
        .doesNotThrowAnyException();
  }

  @Test
  void piecesByNameRankByRankOrTwiceAreNot() {
    assertThatThrownBy(() -> BoardLaws.piecesInOrder(view("a10", "a2")))
        .isInstanceOf(LawViolation.class);
    assertThatThrownBy(() -> BoardLaws.piecesInOrder(view("b1", "a2")))
        .isInstanceOf(LawViolation.class);
    assertThatThrownBy(() -> BoardLaws.piecesInOrder(view("a2", "a2")))
        .isInstanceOf(LawViolation.class);
  }

  @Test
  void capturesInTheOrderOfTheirMakingAreNotInOrder() {
    assertThatCode(() -> BoardLaws.capturesInOrder(PLAN, capture("b2", "b10", "c1")))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> BoardLaws.capturesInOrder(PLAN, capture("c1", "b2")))
        .isInstanceOf(LawViolation.class);
    assertThatThrownBy(() -> BoardLaws.capturesInOrder(PLAN, capture("b2", "b2")))
        .isInstanceOf(LawViolation.class);
  }
}
