package games.parlour.votes.rules;

import games.parlour.core.Generator;
import games.parlour.testkit.Seeds;
import games.parlour.votes.rules.RandomPlay.Leaning;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games, looked at after every move: nothing is lost, doubled or beyond its limit. */
class LawsOfTheBoxTest {
  private static final int GAMES = 30;

  @ParameterizedTest(name = "printed supply {0}, leaning to {1}")
  @CsvSource({"false, NONE", "true, NONE", "false, SENDING", "true, SENDING", "false, RATIFYING"})
  void hold(boolean limited, Leaning leaning) {
    Seeds.repeatably(random -> play(limited, leaning, random));
  }

  private static void play(boolean limited, Leaning leaning, Generator random) {
    RandomPlay play = new RandomPlay(random, leaning);
    for (int i = 0; i < GAMES; i++) {
      Table t = Course.start(Terms.duel(limited));
      BoxLaws laws = new BoxLaws(t);
      laws.hold();
      while (!t.over()) {
        t.play(play.pick(t.moves(), t.waitsFor() == Terms.SUFFRAGIST));
        laws.hold();
      }
    }
  }
}
