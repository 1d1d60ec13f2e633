package games.parlour.testkit.law;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardPlan;
import games.parlour.boards.BoardView;
import games.parlour.core.Happening;
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

  /** Three by three without its corners. */
  private static final BoardPlan PLUS = plus("b1", "a2", "b2", "c2", "b3");

  private static BoardPlan plus(String... squares) {
    BoardPlan.Zone zone = new BoardPlan.Zone("plus", "wood", ".", false, List.of(squares));
    BoardPlan.Box box = new BoardPlan.Box("taken", "white");
    return new BoardPlan(3, 3, List.of(zone), List.of(box), List.of());
  }

  @Test
  void aBoardMayHaveVoidSquaresButNoVoidEdgeAndNoStrangeSquare() {
    assertThatCode(() -> BoardLaws.shape(PLUS)).doesNotThrowAnyException();
    assertThatThrownBy(() -> BoardLaws.shape(plus("b1", "a2", "b2", "b3")))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("no larger than its zones");
    assertThatThrownBy(() -> BoardLaws.shape(plus("b1", "a2", "b2", "c2", "b3", "d2")))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("a zone's squares are on the board");
    assertThatThrownBy(() -> BoardLaws.shape(plus("b1", "a2", "b2", "c2", "b3", "b2")))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("a square lies in one zone");
  }

  @Test
  void aPieceOnAVoidSquareIsFound() {
    BoardView right =
        new BoardView(PLUS, List.of(new BoardView.Piece("man", "b1")), List.of(), List.of());
    BoardView wrong =
        new BoardView(PLUS, List.of(new BoardView.Piece("man", "a1")), List.of(), List.of());
    assertThatCode(() -> BoardLaws.piecesOnTheBoard(right)).doesNotThrowAnyException();
    assertThatThrownBy(() -> BoardLaws.piecesOnTheBoard(wrong)).isInstanceOf(LawViolation.class);
  }

  @Test
  void aMoveOverAVoidSquareIsFound() {
    BoardMove right = new Capture(List.of("b1", "b3"), List.of("b2"));
    BoardMove landing = new Capture(List.of("b2", "a1"), List.of());
    BoardMove taking = new Capture(List.of("b1", "b3"), List.of("c3"));
    assertThatCode(() -> BoardLaws.touchesTheBoard(PLUS.squares(), right))
        .doesNotThrowAnyException();
    assertThatThrownBy(() -> BoardLaws.touchesTheBoard(PLUS.squares(), landing))
        .isInstanceOf(LawViolation.class);
    assertThatThrownBy(() -> BoardLaws.touchesTheBoard(PLUS.squares(), taking))
        .isInstanceOf(LawViolation.class);
  }

  @Test
  void aMotionToAVoidSquareIsFound() {
    Happening.Motion right = new Happening.Motion("man", "b1", "taken");
    Happening.Motion wrong = new Happening.Motion("man", "b1", "a1");
    assertThatCode(() -> BoardLaws.staysOnTheBoard(PLUS, right)).doesNotThrowAnyException();
    assertThatThrownBy(() -> BoardLaws.staysOnTheBoard(PLUS, wrong))
        .isInstanceOf(LawViolation.class);
  }
}
