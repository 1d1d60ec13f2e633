package games.parlour.chitral;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.fast.DefaultFastBoardPosition;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.core.Notation;
import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.search.FastPosition;
import games.parlour.testkit.Seeds;
import games.parlour.testkit.game.DelegatingGame;
import games.parlour.testkit.law.FastLaws;
import games.parlour.testkit.perft.Perft;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The fast form that any grid game can begin with, on moves with long texts and on draws. */
class DefaultFastFormTest {
  /** A crowd with many chains, and captures beside them; the count of quiet turns is high. */
  private static final String CROWD =
      "12/12/2w1b7/1wbw1wb5/3b1w6/2w1w1bw4/1b1b1b6/2w1w1w5/4b2b4/12/12/12 w corners all each on"
          + " 190 0";

  private static final FortChitral GAME = new FortChitral();
  private static final DelegatingGame<ChitralPosition, ChitralMove> SLOW = new SlowChitral();

  private static final class SlowChitral extends DelegatingGame<ChitralPosition, ChitralMove> {
    SlowChitral() {
      super(GAME);
    }

    @Override
    public ChitralPosition start(Setup setup) {
      return GAME.start(setup);
    }

    @Override
    public Notation<ChitralPosition, ChitralMove> notation() {
      return GAME.notation();
    }

    @Override
    public FastPosition<ChitralPosition, ChitralMove> fast() {
      return new DefaultFastBoardPosition<>(
          notation(), p -> 100 * (p.men().white().size() - p.men().black().size()));
    }
  }

  private static ChitralPosition crowd() {
    return GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.of(CROWD)));
  }

  @Test
  void itKeepsTheLawsOfFastForms() {
    FastLaws<ChitralPosition, ChitralMove> laws = new FastLaws<>(SLOW);
    Seeds.repeatably(
        random -> {
          ChitralPosition position = crowd();
          for (int i = 0; i < 15 && !position.moves().isEmpty(); i++) {
            laws.agrees(position);
            laws.makesAndUnmakes(position, 4, random);
            List<ChitralMove> moves = position.moves();
            position = position.play(moves.get(random.below(moves.size())));
          }
        });
  }

  @Test
  void itCountsAndFindsCapturesAsTheFastFormOfTheGame() {
    assertThat(Perft.count(SLOW, crowd(), 2)).isEqualTo(Perft.count(GAME, crowd(), 2));
    FastPosition<ChitralPosition, ChitralMove> slow = SLOW.fast();
    FastPosition<ChitralPosition, ChitralMove> fast = GAME.fast();
    slow.set(crowd());
    fast.set(crowd());
    assertThat(slow.quietTurns()).isEqualTo(fast.quietTurns());
    for (ChitralMove move : crowd().moves()) {
      assertThat(slow.isLoud(slow.encode(move)))
          .as(GAME.notation().write(move))
          .isEqualTo(move instanceof ChitralMove.Travel travel && !travel.taken().isEmpty());
    }
  }
}
