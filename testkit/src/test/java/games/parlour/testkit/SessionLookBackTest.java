package games.parlour.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.record.Dealer;
import games.parlour.core.record.Session;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A session gives up positions of long ago and finds each of them again. */
class SessionLookBackTest {
  private static final int ENTRIES = 400;

  private final CardsGame game = new CardsGame();

  @Test
  void everyPositionIsFoundAgainWhateverWasLookedAtBefore() {
    Seeds.repeatably(
        random -> {
          Session<CardsPosition, CardMove> session =
              new Session<>(game, game.setup(Occasion.STUDY), Map.of());
          List<String> stood = new ArrayList<>(List.of(told(session, 0)));
          while (session.size() < ENTRIES) {
            goOn(session, random);
            stood.add(told(session, session.size()));
            assertThat(game.notation().writePosition(session.position()))
                .isEqualTo(stood.getLast());
            int back = random.below(stood.size());
            assertThat(told(session, back)).isEqualTo(stood.get(back));
          }
          for (int entry = 0; entry <= ENTRIES; entry++) {
            assertThat(told(session, entry)).isEqualTo(stood.get(entry));
          }
        });
  }

  private String told(Session<CardsPosition, CardMove> session, int entry) {
    return game.notation().writePosition(session.positionAfter(entry));
  }

  /** Mostly forward, so that the line gets long; now and then a few moves back, or many. */
  private static void goOn(Session<CardsPosition, CardMove> session, Generator random) {
    List<Integer> line = session.line();
    boolean over = session.turn() instanceof Turn.Over;
    if (over || (line.size() > 1 && random.below(12) == 0)) {
      int last = line.size() - 1;
      int to = random.below(8) == 0 ? random.below(last) : Math.max(0, last - 1 - random.below(4));
      session.takeBack(session.seats().getFirst(), line.get(to));
    } else if (session.turn() instanceof Turn.Chance) {
      session.deal(Dealer.ofNumber(random.nextLong()));
    } else {
      List<CardMove> moves = session.position().moves();
      session.move(session.decider().orElseThrow(), moves.get(random.below(moves.size())));
    }
  }
}
