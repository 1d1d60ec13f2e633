package games.parlour.boards;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.Chains.Chain;
import games.parlour.boards.Chains.Hop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hops over a neighbour onto the empty square behind it; enemies are taken. */
class ChainsTest {
  private final Grid grid = new Grid(7, 7);

  /** A hop over a friend takes nobody; an enemy is taken once and is gone afterwards. */
  private Chains.Rule over(String friends, String enemies) {
    SquareSet ours = friends.isEmpty() ? SquareSet.empty() : grid.squares(friends);
    SquareSet theirs = enemies.isEmpty() ? SquareSet.empty() : grid.squares(enemies);
    return (from, taken) -> {
      List<Hop> hops = new ArrayList<>();
      for (Direction direction : Direction.values()) {
        int between = grid.step(from, direction);
        int to = between == Grid.NONE ? Grid.NONE : grid.step(between, direction);
        SquareSet left = theirs.minus(taken);
        if (to != Grid.NONE && !ours.contains(to) && !left.contains(to)) {
          if (ours.contains(between)) {
            hops.add(new Hop(to, SquareSet.empty()));
          } else if (left.contains(between)) {
            hops.add(new Hop(to, SquareSet.empty().with(between)));
          }
        }
      }
      return hops;
    };
  }

  private List<String> tell(List<Chain> chains) {
    return chains.stream().map(this::tell).toList();
  }

  private String tell(Chain chain) {
    StringBuilder path = new StringBuilder(grid.name(chain.start()));
    chain.hops().forEach(hop -> path.append('-').append(grid.name(hop.to())));
    chain.taken().list().forEach(square -> path.append('x').append(grid.name(square)));
    return path.toString();
  }

  private List<String> from(String square, String friends, String enemies) {
    return tell(Chains.from(grid.square(square), over(friends, enemies)));
  }

  @Test
  void whereNobodyStandsThereIsNoChain() {
    assertThat(from("c3", "", "")).isEmpty();
    assertThat(from("c3", "e5", "a1")).isEmpty();
  }

  @Test
  void everyBeginningOfAChainIsAChain() {
    assertThat(from("a1", "a2 a4 b5", "")).containsExactly("a1-a3", "a1-a3-a5", "a1-a3-a5-c5");
  }

  @Test
  void theShortestPathIsTold() {
    assertThat(from("a1", "b1 a2 c2 b3 d3", ""))
        .containsExactly("a1-a3", "a1-c1", "a1-a3-c3", "a1-a3-c3-e3");
  }

  @Test
  void amongEqualPathsTheFirstInOrderOfSquaresIsTold() {
    assertThat(from("c3", "b3 d3 b4 d4", ""))
        .as("c5 can also be reached by way of e3")
        .containsExactly("c3-a3", "c3-a5", "c3-e3", "c3-e5", "c3-a3-c5");
    assertThat(from("a1", "a2 b1 b3 c2", "")).contains("a1-a3-c3").doesNotContain("a1-c1-c3");
  }

  @Test
  void chainsThatTakeOthersAreOthers() {
    assertThat(from("a1", "a2 b3", "b1 c2"))
        .containsExactly(
            "a1-a3",
            "a1-c1xb1",
            "a1-a3-c3",
            "a1-c1-c3xb1xc2",
            "a1-a3-c3-c1xc2",
            "a1-c1-c3-a3xb1xc2",
            "a1-a3-c3-c1-a1xb1xc2");
  }

  @Test
  void aChainComesBackToItsStartOnlyWithACapture() {
    assertThat(from("a1", "a2 b1 b3 c2", "")).noneMatch(chain -> chain.endsWith("-a1"));
    List<String> chains = from("a1", "a2 b1 b3", "c2");
    assertThat(chains.stream().filter(chain -> chain.contains("-a1")))
        .containsExactly("a1-a3-c3-c1-a1xc2");
  }

  @Test
  void anEnemyIsTakenOnce() {
    assertThat(from("a1", "", "a2")).containsExactly("a1-a3xa2");
  }

  @Test
  void aChainIsFoundAlongItsSquares() {
    Chains.Rule rule = over("a2 b3", "c2");
    Optional<Chain> chain = along("a1", List.of("a3", "c3", "c1"), rule);
    assertThat(chain.map(this::tell)).contains("a1-a3-c3-c1xc2");
    assertThat(chain.map(Chain::end)).contains(grid.square("c1"));
    assertThat(along("a1", List.of("a3", "a5"), rule)).isEmpty();
    assertThat(along("a1", List.of(), rule)).isEmpty();
    assertThat(along("a1", List.of("a3", "a1", "a3"), rule).map(this::tell))
        .as("also a way round")
        .contains("a1-a3-a1-a3");
  }

  private Optional<Chain> along(String start, List<String> landings, Chains.Rule rule) {
    return Chains.along(grid.square(start), landings.stream().map(grid::square).toList(), rule);
  }

  private String shortest(String start, List<String> landings, Chains.Rule rule) {
    return tell(Chains.shortest(along(start, landings, rule).orElseThrow(), rule, 1));
  }

  @Test
  void theShortestPathOfAChainIsTheOneThatIsListed() {
    Chains.Rule rule = over("b1 a2 b3 d3 f5", "b2 d2 c4 d5 e2 e4");
    List<Chain> listed = Chains.from(grid.square("a1"), rule);
    assertThat(listed).hasSizeGreaterThan(20);
    for (Chain chain : listed) {
      assertThat(Chains.shortest(chain, rule, 1)).isEqualTo(chain);
      assertThat(Chains.shortest(chain, rule, 8)).isEqualTo(chain);
    }
  }

  @Test
  void aWayRoundIsToldByTheShortestPath() {
    Chains.Rule rule = over("a2 b3 c2 b1", "");
    assertThat(shortest("a1", List.of("a3", "c3", "c1"), rule)).isEqualTo("a1-c1");
    assertThat(shortest("a1", List.of("a3", "a1", "a3", "c3"), rule)).isEqualTo("a1-a3-c3");
  }
}
