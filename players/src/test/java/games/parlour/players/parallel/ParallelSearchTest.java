package games.parlour.players.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.core.search.SearchableGame;
import games.parlour.players.Players;
import games.parlour.players.analysis.VariationReader;
import games.parlour.players.search.Budget;
import games.parlour.players.search.Search;
import games.parlour.players.search.SearchTask;
import games.parlour.players.search.TranspositionTable;
import games.parlour.players.search.Variation;
import games.parlour.suffragetto.Suffragetto;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Several threads over one table: whatever they find is legal, and they end when they are told. */
class ParallelSearchTest {
  /** So small that the threads write over each other's entries all the time. */
  private static final int SMALL = 1;

  static Stream<Arguments> gamesAndThreads() {
    return boards().flatMap(game -> Stream.of(2, 4).map(threads -> Arguments.of(game, threads)));
  }

  static Stream<Game<?, ?>> boards() {
    return Stream.of(new Suffragetto(), new FortChitral());
  }

  private static <P extends Position<P, M>, M extends Move> P start(Game<P, M> game) {
    return game.start(game.setup(Occasion.COMPUTERS));
  }

  @ParameterizedTest
  @MethodSource("gamesAndThreads")
  <P extends Position<P, M>, M extends Move> void everyLineOfManyShortSearchesIsLegal(
      Game<P, M> game, int threads) {
    ParallelSearch<P, M> search = new ParallelSearch<>(game, threads, SMALL);
    VariationReader<P, M> reader = new VariationReader<>(game);
    FastPosition<P, M> fast = SearchableGame.of(game).fast();
    Generator random = new Generator(1908);
    P position = start(game);
    for (int i = 0; i < 40; i++) {
      if (position.turn() instanceof Turn.Over) {
        position = start(game);
      }
      List<List<Variation>> told = new ArrayList<>();
      SearchTask task = SearchTask.best(new Budget(20, 8_000, 0)).withLines(1 + i % 3);
      told.add(search.think(position, task, told::add));
      for (List<Variation> lines : told) {
        for (Variation line : lines) {
          checkLegal(fast, position, line);
        }
      }
      List<M> moves = position.moves();
      position =
          position.play(
              i % 4 == 0
                  ? moves.get(random.below(moves.size()))
                  : reader.read(position, told.getFirst().getFirst()).line().getFirst());
    }
  }

  private static <P> void checkLegal(FastPosition<P, ?> fast, P position, Variation found) {
    MoveList list = new MoveList();
    fast.set(position);
    for (long move : found.line()) {
      fast.moves(list);
      assertThat(IntStream.range(0, list.size()).mapToObj(list::get)).contains(move);
      fast.make(move);
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  <P extends Position<P, M>, M extends Move> void oneThreadIsAPlainSearch(Game<P, M> game) {
    Search<P, M> plain = Search.of(game, new TranspositionTable(SMALL));
    ParallelSearch<P, M> one = new ParallelSearch<>(game, 1, SMALL);
    SearchTask task = SearchTask.best(Budget.nodes(8_000)).withLines(2);
    List<Variation> expected = plain.think(start(game), task, found -> {});
    List<Variation> found = one.think(start(game), task, best -> {});
    assertThat(found)
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("millis")
        .isEqualTo(expected);
    assertThat(one.nodes()).isEqualTo(plain.nodes()).isBetween(8_000L, 8_010L);
    one.clear();
    assertThat(one.think(start(game), task, best -> {}))
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("millis")
        .isEqualTo(expected);
  }

  @Test
  void allThreadsTogetherKeepToABudgetOfNodes() {
    Suffragetto game = new Suffragetto();
    var search = new ParallelSearch<>(game, 3, SMALL);
    Variation best =
        search.think(start(game), SearchTask.best(Budget.nodes(30_000)), found -> {}).getFirst();
    assertThat(best.nodes()).isEqualTo(search.nodes()).isBetween(10_000L, 30_010L);
  }

  @Test
  void aStopFromAnotherThreadEndsAllOfThem() throws InterruptedException {
    Suffragetto game = new Suffragetto();
    var search = new ParallelSearch<>(game, 2, SMALL);
    AtomicBoolean stop = new AtomicBoolean();
    List<Variation> told = new ArrayList<>();
    SearchTask endless = SearchTask.best(Budget.ENDLESS).withStop(stop::get);
    CountDownLatch threeDepths = new CountDownLatch(3);
    Thread thinker =
        Thread.ofPlatform()
            .start(
                () ->
                    told.addAll(search.think(start(game), endless, f -> threeDepths.countDown())));
    assertThat(threeDepths.await(1, TimeUnit.MINUTES))
        .as("three depths are searched within a minute")
        .isTrue();
    assertThat(thinker.isAlive()).as("the search goes on until it is stopped").isTrue();
    stop.set(true);
    thinker.join(60_000);
    assertThat(thinker.isAlive()).as("the search ends within a minute of being stopped").isFalse();
    assertThat(told).hasSize(1);
    assertThat(told.getFirst().depth()).isPositive();
  }

  @Test
  void aWatcherThatFailsEndsTheOthersToo() {
    Suffragetto game = new Suffragetto();
    var search = new ParallelSearch<>(game, 2, SMALL);
    SearchTask endless = SearchTask.best(Budget.ENDLESS);
    assertThatThrownBy(
            () ->
                search.think(
                    start(game),
                    endless,
                    found -> {
                      throw new IllegalStateException("enough");
                    }))
        .hasMessage("enough");
    assertThat(search.think(start(game), SearchTask.best(Budget.depth(2)), found -> {})).hasSize(1);
  }

  @Test
  void threadsAreForThoseWhoHaveThem() {
    Suffragetto game = new Suffragetto();
    Setup setup = game.setup(Occasion.COMPUTERS);
    Budget brief = Budget.nodes(2000);
    assertThatThrownBy(() -> Players.make("engine:threads=2", game, setup, 1, brief))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal -> assertThat(refusal.reason().key()).isEqualTo("refused.player.threads"));
    var player = ParallelPlayers.make("engine:threads=2,hash=1", game, setup, 1, brief);
    var position = start(game);
    var knowledge = position.knowledge(game.seats(setup).getFirst());
    assertThat(position.moves()).contains(player.choose(knowledge));
  }
}
