package games.parlour.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.BoardMove;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OfferSelectionTest {
  private record PathMove(List<String> path, List<String> taken) implements BoardMove {}

  private static List<PathMove> ways(int ends, int each) {
    List<PathMove> ways = new ArrayList<>();
    for (int end = 0; end < ends; end++) {
      for (int taken = 0; taken < each; taken++) {
        List<String> squares = new ArrayList<>();
        for (int i = 0; i < taken; i++) {
          squares.add("t" + i);
        }
        ways.add(new PathMove(List.of("a1", "e" + end), squares));
      }
    }
    return ways;
  }

  @Test
  void whatCanBeLookedThroughIsOfferedAsItIs() {
    List<PathMove> ways = ways(10, 20);
    assertThat(OfferSelection.some(ways)).isSameAs(ways);
  }

  @Test
  void ofACrowdTheBestWayToEachSquareComesFirstAndTheNumberIsBounded() {
    List<PathMove> some = OfferSelection.some(ways(50, 60));
    assertThat(some).hasSize(OfferSelection.MOST).doesNotHaveDuplicates();
    assertThat(some.subList(0, 50)).allMatch(way -> way.taken().size() == 59);
  }
}
