package games.parlour.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.suffragetto.Suffragetto;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a search promises, in both board games. */
class SearchTest {
  private static Stream<Game<?, ?>> games() {
    return Stream.of(new Suffragetto(), new FortChitral());
  }

  private static <P extends Position<P, M>, M extends Move> Search<P, M> search(Game<P, M> game) {
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    FastPosition<P, M> fast = searchable.fast();
    return new Search<>(
        fast, searchable.evaluator(fast, searchable.weights()), new TranspositionTable(4));
  }

  private static <P, M extends Move> List<Variation> think(
      Search<P, M> search, P p, SearchTask task) {
    return search.think(p, task, found -> {});
  }

  @ParameterizedTest
  @MethodSource("games")
  void theSameTaskGivesTheSameMovesAndCounts(Game<?, ?> game) {
    repeats(game);
  }

  private static <P extends Position<P, M>, M extends Move> void repeats(Game<P, M> game) {
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    for (List<String> run : List.of(first, second)) {
      Search<P, M> search = search(game);
      for (P p : Middlegames.of(game, Map.of(), 4)) {
        Variation found = think(search, p, SearchTask.best(Budget.nodes(3000))).getFirst();
        run.add(found.line() + " " + found.score() + " " + search.nodes());
      }
    }
    assertThat(first).isEqualTo(second);
  }

  @ParameterizedTest
  @MethodSource("games")
  void budgetsAreKept(Game<?, ?> game) {
    keepsBudgets(game);
  }

  private static <P extends Position<P, M>, M extends Move> void keepsBudgets(Game<P, M> game) {
    P p = Middlegames.of(game, Map.of(), 1).getFirst();
    Search<P, M> search = search(game);
    think(search, p, SearchTask.best(Budget.nodes(5000)));
    assertThat(search.nodes()).isBetween(4000L, 5010L);
    assertThat(think(search, p, SearchTask.best(Budget.depth(3))).getFirst().depth()).isEqualTo(3);
    // A busy machine may come to its end late; one that no time ends would go on until it is
    // stopped.
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    think(search, p, SearchTask.best(Budget.time(50)).withStop(() -> System.nanoTime() > end));
    assertThat(System.nanoTime()).as("ended by its own time").isLessThan(end);
    AtomicInteger asked = new AtomicInteger();
    think(search, p, SearchTask.best(Budget.ENDLESS).withStop(() -> asked.incrementAndGet() > 10));
    assertThat(asked.get()).isGreaterThan(10);
  }

  /** A depth that is broken off may change the move, but what it says of scores means nothing. */
  @ParameterizedTest
  @MethodSource("games")
  void theScoreIsThatOfTheLastFinishedDepth(Game<?, ?> game) {
    scoresFinishedDepths(game);
  }

  private static <P extends Position<P, M>, M extends Move> void scoresFinishedDepths(
      Game<P, M> game) {
    for (P p : Middlegames.of(game, Map.of(), 6)) {
      for (int nodes = 500; nodes <= 8000; nodes += 500) {
        List<Variation> finished = new ArrayList<>();
        SearchTask task = SearchTask.best(Budget.nodes(nodes));
        Variation last =
            search(game).think(p, task, found -> finished.add(found.getFirst())).getFirst();
        assertThat(last.depth()).isEqualTo(finished.getLast().depth());
        assertThat(last.score()).isEqualTo(finished.getLast().score());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void severalLinesAreDifferentAndInOrder(Game<?, ?> game) {
    ordersLines(game);
  }

  private static <P extends Position<P, M>, M extends Move> void ordersLines(Game<P, M> game) {
    for (P p : Middlegames.of(game, Map.of(), 4)) {
      List<Variation> lines = think(search(game), p, SearchTask.best(Budget.depth(3)).withLines(4));
      Set<Long> moves = new HashSet<>();
      for (Variation line : lines) {
        assertThat(line.place()).isEqualTo(moves.size() + 1);
        assertThat(line.score())
            .isLessThanOrEqualTo(lines.get(moves.size() == 0 ? 0 : moves.size() - 1).score());
        moves.add(line.move());
      }
      assertThat(moves).hasSize(4);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLineCanBePlayed(Game<?, ?> game) {
    playsEveryLine(game);
  }

  private static <P extends Position<P, M>, M extends Move> void playsEveryLine(Game<P, M> game) {
    FastPosition<P, M> fast = SearchableGame.of(game).fast();
    for (P p : Middlegames.of(game, Map.of(), 6)) {
      for (Variation found :
          think(search(game), p, SearchTask.best(Budget.nodes(4000)).withLines(2))) {
        P at = p;
        for (long move : found.line()) {
          fast.set(at);
          M decoded = fast.decode(move);
          assertThat(at.moves()).contains(decoded);
          at = at.play(decoded);
        }
      }
    }
  }

  @Test
  void aWinIsSeenAndTheShortestTaken() {
    Suffragetto game = new Suffragetto();
    String five =
        "17/17/17/7ss8/7ss2s5/8s8/17/17/4p12/17/17/17/9p7/17/17/17/17 s S0+0/P0+0 1908 0 0 -";
    Optional<String> line = Optional.of(five);
    var p = game.start(game.setup(Occasion.STUDY, Map.of(), line));
    Variation found = think(search(game), p, SearchTask.best(Budget.nodes(20_000))).getFirst();
    assertThat(Scores.winIn(found.score())).isBetween(3, 5);
    assertThat(found.line()).hasSize(Scores.winIn(found.score()));
  }

  @Test
  void aDrawIsBetterThanALostPosition() {
    assertThat(Scores.winIn(0)).isZero();
    assertThat(Scores.winIn(Scores.WIN - 3)).isEqualTo(3);
    assertThat(Scores.winIn(4 - Scores.WIN)).isEqualTo(-4);
    assertThat(Scores.toldAt(5, Scores.seenFrom(5, Scores.WIN - 8))).isEqualTo(Scores.WIN - 8);
  }
}
