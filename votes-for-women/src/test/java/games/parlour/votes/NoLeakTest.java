package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.testkit.Seeds;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * No seat can tell an imagined position from the true one, on every position of many random games.
 * The contract looks closer, at what is told of moves too, but at fewer positions.
 */
class NoLeakTest {
  private static final int POSITIONS = 100_000;

  private final VotesForWomen game = new VotesForWomen();
  private final Setup setup = game.setup(Occasion.STUDY);
  private final List<Seat> seats = game.seats(setup);
  private int looked;
  private int otherWorlds;

  @Test
  void aHundredThousandPositionsKeepTheirSecrets() {
    Seeds.repeatably(
        random -> {
          while (looked < POSITIONS) {
            playAndLook(random);
          }
        });
    assertThat(otherWorlds).as("imagined something else").isGreaterThan(POSITIONS / 2);
  }

  private void playAndLook(Generator random) {
    VotesPosition p = game.start(setup);
    while (!(p.turn() instanceof Turn.Over)) {
      look(p, random);
      p = p.play(p.moves().get(random.below(p.moves().size())));
    }
  }

  private void look(VotesPosition p, Generator random) {
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
    otherWorlds += imagined.equals(p) ? 0 : 1;
    looked++;
  }
}
