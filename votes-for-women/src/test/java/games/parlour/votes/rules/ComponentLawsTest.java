package games.parlour.votes.rules;

import games.parlour.core.random.Generator;
import games.parlour.testkit.Seeds;
import games.parlour.votes.rules.RandomPlay.Leaning;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import games.parlour.votes.rules.step.GameFlow;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games, looked at after every move: nothing is lost, doubled or beyond its limit. */
class ComponentLawsTest {
  private static final int GAMES = 30;

  @ParameterizedTest(name = "{0}, printed supply {1}, leaning to {2}")
  @CsvSource({
    "ONE_ON_ONE, false, NONE",
    "ONE_ON_ONE, true, NONE",
    "ONE_ON_ONE, false, SENDING",
    "ONE_ON_ONE, true, SENDING",
    "ONE_ON_ONE, false, RATIFYING",
    "TWO_ON_ONE, false, SENDING",
    "ONE_ON_TWO, false, SENDING",
    "TWO_ON_TWO, true, RATIFYING",
    "SOLITAIRE, false, NONE",
    "SOLITAIRE, true, SENDING",
    "COOPERATIVE, false, SENDING"
  })
  void hold(Mode mode, boolean limited, Leaning leaning) {
    Terms terms = new Terms(mode, limited, false, limited, limited, Terms.LATEST_RULES);
    Seeds.repeatably(random -> play(terms, leaning, random));
  }

  private static void play(Terms terms, Leaning leaning, Generator random) {
    RandomPlay play = new RandomPlay(random, leaning);
    for (int i = 0; i < GAMES; i++) {
      GameState t = GameFlow.start(terms);
      ComponentLaws laws = new ComponentLaws(t);
      laws.hold();
      while (!t.over()) {
        int seat = t.waitsFor();
        t.play(play.pick(t.moves(), seat >= 0 && t.sideOf(seat) == Terms.SUFFRAGIST));
        laws.hold();
      }
    }
  }
}
