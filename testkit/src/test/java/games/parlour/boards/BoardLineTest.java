package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.testkit.Seeds;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardLineTest {
  private final Grid grid = new Grid(11, 3);

  @Test
  void aBoardIsWrittenFromTheTop() {
    Map<Integer, Character> pieces =
        Map.of(grid.square("a3"), 's', grid.square("k3"), 'P', grid.square("c1"), 'S');
    assertThat(BoardLine.write(grid, pieces)).isEqualTo("s9P/11/2S8");
    assertThat(BoardLine.read(grid, "s9P/11/2S8", "sSpP")).isEqualTo(pieces);
    assertThat(BoardLine.of(grid, "s a3, P k3, S c1")).isEqualTo("s9P/11/2S8");
  }

  @Test
  void anyBoardIsReadBack() {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < 200; i++) {
            Grid any = new Grid(1 + random.below(18), 1 + random.below(18));
            Map<Integer, Character> pieces = new TreeMap<>();
            for (int n = random.below(40); n > 0; n--) {
              int square = any.square(random.below(any.width()), random.below(any.height()));
              pieces.put(square, "ab".charAt(random.below(2)));
            }
            String line = BoardLine.write(any, pieces);
            assertThat(BoardLine.read(any, line, "ab")).as(line).isEqualTo(pieces);
          }
        });
  }

  @ParameterizedTest
  @CsvSource({
    "11/11,refused.board.ranks",
    "11/11/11/11,refused.board.ranks",
    "11/11/10,rank=1",
    "11/12/11,rank=2",
    "x10/11/11,rank=3",
    "ssssssssssss/11/11,rank=3",
    "11//11,rank=2",
    "11/0s9s/11,rank=2",
    "11/1\u0661/11,rank=2",
    "11/-1/11,rank=2",
    "99/11/11,rank=3"
  })
  void whatDoesNotFitIsRefused(String line, String why) {
    assertThatThrownBy(() -> BoardLine.read(grid, line, "sSpP"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.position")
        .hasMessageContaining(why);
  }

  @Test
  void refusalsHaveWords() {
    Refusal refusal = refusalOf("11/11");
    String words = Catalogue.beside(BoardLine.class, Language.EN).tell(refusal.reason());
    assertThat(words).isEqualTo("This position cannot be read: the board has 2 ranks, expected 3.");
    assertThat(Catalogue.beside(BoardLine.class, Language.DE).keys())
        .isEqualTo(Catalogue.beside(BoardLine.class, Language.EN).keys());
  }

  private Refusal refusalOf(String line) {
    try {
      BoardLine.read(grid, line, "sSpP");
      throw new AssertionError("not refused: " + line);
    } catch (Refusal refusal) {
      return refusal;
    }
  }

  private final Grid plus = new Grid(3, 3).without(new Grid(3, 3).squares("a1 a3 c1 c3"));

  @Test
  void aVoidSquareIsADot() {
    Map<Integer, Character> pieces = Map.of(plus.square("b3"), 'P', plus.square("a2"), 's');
    assertThat(BoardLine.write(plus, pieces)).isEqualTo(".P./s2/.1.");
    assertThat(BoardLine.read(plus, ".P./s2/.1.", "sP")).isEqualTo(pieces);
  }

  @ParameterizedTest
  @CsvSource({
    "P2/s2/.1.",
    "3/3/3",
    ".P./.2/.1.",
    ".P./s2/.1",
    ".P./s2/.1..",
    ".P./s2/2.",
    "1P./s2/.1."
  })
  void aLineOfAnotherShapeIsRefused(String line) {
    assertThatThrownBy(() -> BoardLine.read(plus, line, "sP"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.board");
  }
}
