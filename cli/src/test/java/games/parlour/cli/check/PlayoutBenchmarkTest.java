package games.parlour.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Games;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Games against the clock. Without time for more, each thread plays one game that counts. */
class PlayoutBenchmarkTest {
  private static PlayoutBenchmark.Tally firstGames(double warmUp, long seed) {
    return firstGames(Games.named("suffragetto"), warmUp, seed);
  }

  private static <P extends Position<P, M>, M extends Move> PlayoutBenchmark.Tally firstGames(
      Game<P, M> game, double warmUp, long seed) {
    P start = game.start(game.setup(Occasion.COMPUTERS, Map.of(), Optional.empty()));
    PlayoutBenchmark.Tally tally =
        new PlayoutBenchmark<>(game, start, warmUp, 0).run(3, new Generator(seed));
    return new PlayoutBenchmark.Tally(
        0,
        tally.games(),
        tally.turns(),
        tally.moves(),
        tally.first(),
        tally.second(),
        tally.drawn());
  }

  @Test
  void aSeedRepeatsItsGamesHoweverLongTheWarmUp() {
    PlayoutBenchmark.Tally games = firstGames(0, 7);
    assertThat(games.games()).isEqualTo(3);
    assertThat(firstGames(0.2, 7)).isEqualTo(games);
    assertThat(firstGames(0, 8)).isNotEqualTo(games);
  }
}
