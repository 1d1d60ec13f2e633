package games.parlour.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.core.Viewer;
import games.parlour.core.random.Generator;
import games.parlour.server.fixture.Answer;
import games.parlour.testkit.Seeds;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.view.VotesView;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What the tests of secrecy take for known: a search through a deck, alone and with a partner. */
class KnownCardsTest {
  private static final int GAMES = 200;
  private static final String SEARCHES = "claimed:eye-on-the-future";

  private final VotesForWomen game = new VotesForWomen();
  private int searches;

  @ParameterizedTest
  @ValueSource(strings = {"one-on-one", "two-on-one", "two-on-two"})
  void whoLooksThroughADeckKnowsWhatIsOffered(String mode) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            play(mode, random);
          }
          assertThat(searches).isPositive();
        });
  }

  private void play(String mode, Generator random) {
    VotesPosition position =
        game.start(game.setup(Occasion.STUDY, Map.of("mode", mode), Optional.empty()));
    String last = "";
    while (!(position.turn() instanceof Turn.Over)) {
      if (last.equals(SEARCHES) && position.turn() instanceof Turn.Decide decide) {
        check(position, decide);
      }
      var move = position.moves().get(random.below(position.moves().size()));
      last = game.notation().write(move);
      position = position.play(move);
    }
  }

  private void check(VotesPosition position, Turn.Decide decide) {
    VotesView view = (VotesView) position.view(new Viewer.At(decide.seat()));
    Set<Integer> named = new TreeSet<>();
    position.moves().stream()
        .map(move -> Answer.MAPPER.<JsonNode>valueToTree(game.notation().write(move)))
        .forEach(text -> named.addAll(KnownCards.in(text)));
    named.removeAll(KnownCards.found(view));
    named.removeAll(KnownCards.searched(view, decide.seat().side().index()));
    assertThat(named).as(game.notation().writePosition(position)).isEmpty();
    searches++;
  }
}
