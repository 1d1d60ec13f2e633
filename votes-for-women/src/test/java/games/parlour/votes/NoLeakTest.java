package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.testkit.Seeds;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * No seat can tell an imagined position from the true one or imagines otherwise there, on every
 * position of many random games. The contract looks closer, at what is told of moves too, but at
 * fewer positions.
 */
@Tag("slow")
class NoLeakTest {
  private final VotesForWomen game = new VotesForWomen();
  private int looked;
  private int otherWorlds;

  @ParameterizedTest
  @CsvSource({
    "one-on-one, hidden, 100000",
    "two-on-one, hidden, 8000",
    "two-on-one, open, 3000",
    "one-on-two, hidden, 8000",
    "two-on-two, hidden, 8000",
    "two-on-two, open, 3000",
    "solitaire, hidden, 3000",
    "cooperative, hidden, 8000",
    "cooperative, open, 3000"
  })
  void positionsKeepTheirSecrets(String mode, String hands, int positions) {
    Map<String, String> chosen = Map.of("mode", mode, "hands", hands);
    Setup setup = game.setup(Occasion.STUDY, chosen, Optional.empty());
    Seeds.repeatably(
        random -> {
          while (looked < positions) {
            playAndLook(setup, random);
          }
        });
    boolean hidesHands = seats(setup) > 1 && !(mode.equals("cooperative") && hands.equals("open"));
    if (hidesHands) {
      assertThat(otherWorlds).as("imagined something else").isGreaterThan(positions / 2);
    }
  }

  private int seats(Setup setup) {
    return game.seats(setup).size();
  }

  private void playAndLook(Setup setup, Generator random) {
    List<Seat> seats = game.seats(setup);
    VotesPosition p = game.start(setup);
    while (!(p.turn() instanceof Turn.Over)) {
      look(p, seats, random);
      p = p.play(p.moves().get(random.below(p.moves().size())));
    }
  }

  private void look(VotesPosition p, List<Seat> seats, Generator random) {
    Seat seat = seats.get(looked % seats.size());
    VotesPosition imagined = p.imagine(seat, random);
    Viewer viewer = new Viewer.At(seat);
    assertThat(imagined.view(viewer)).isEqualTo(p.view(viewer));
    assertThat(imagined.view(new Viewer.Spectator())).isEqualTo(p.view(new Viewer.Spectator()));
    assertThat(imagined.turn()).isEqualTo(p.turn());
    assertThat(imagined.moves()).isNotEmpty();
    if (p.turn() instanceof Turn.Decide decide && decide.seat().equals(seat)) {
      assertThat(imagined.moves()).isEqualTo(p.moves());
    }
    long seed = random.nextLong();
    assertThat(imagined.imagine(seat, new Generator(seed)))
        .as("what the same knowledge imagines")
        .isEqualTo(p.imagine(seat, new Generator(seed)));
    otherWorlds += imagined.equals(p) ? 0 : 1;
    looked++;
  }
}
