package games.parlour.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Text;
import games.parlour.lab.study.HabitCounts;
import games.parlour.players.search.Budget;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What players do, counted in the game that says what there is to count. */
class HabitsTrialTest {
  private static final VotesForWomen GAME = new VotesForWomen();
  private static final int GAMES = 4;
  private static final int CARDS = 0;
  private static final int ROUNDS = 36;

  private static HabitsTrial<VotesPosition, VotesMove> trial(String mode, int threads) {
    Setup setup = GAME.setup(Occasion.COMPUTERS, Map.of("mode", mode), Optional.empty());
    return new HabitsTrial<>(GAME, setup, "random", Budget.nodes(1), GAMES, 3, threads);
  }

  private static Habits run(String mode, int threads) {
    List<Integer> numbers = new ArrayList<>();
    Habits habits =
        trial(mode, threads).run((game, sofar) -> numbers.add(game.number()), () -> false);
    assertThat(numbers).containsExactly(1, 2, 3, 4);
    return habits;
  }

  @Test
  void theCountsAddUp() {
    Habits habits = run("one-on-one", 1);
    HabitCounts all = habits.all();
    assertThat(all.games()).isEqualTo(GAMES);
    assertThat(habits.wins(0) + habits.wins(1)).isEqualTo(GAMES);
    assertThat(habits.wonBy(0).games()).isEqualTo(habits.wins(0));
    assertThat(habits.interval(1).low()).isEqualTo(1 - habits.interval(0).high());
    assertThat(all.ends(0)).isEqualTo(GAMES);
    for (int side = 0; side < 2; side++) {
      long cards = 0;
      for (int question = 0; question < GAME.questions().size(); question++) {
        cards += question == CARDS ? timesInAll(all, side, question) : 0;
        assertThat(answersInAll(all, side, question))
            .isEqualTo(isAmount(question) ? 0 : timesInAll(all, side, question));
      }
      assertThat(cards).isPositive().isLessThanOrEqualTo(GAMES * ROUNDS);
      long byCard =
          all.subjects(side, CARDS).values().stream()
              .mapToLong(uses -> Arrays.stream(uses).sum())
              .sum();
      assertThat(byCard).isEqualTo(cards);
    }
  }

  private static boolean isAmount(int question) {
    return GAME.questions().get(question).isAmount();
  }

  private static long timesInAll(HabitCounts counts, int side, int question) {
    long times = 0;
    for (int phase = 0; phase < GAME.phases().size(); phase++) {
      times += counts.times(side, phase, question);
    }
    return times;
  }

  private static long answersInAll(HabitCounts counts, int side, int question) {
    long given = 0;
    StudyQuestion about = GAME.questions().get(question);
    for (int phase = 0; phase < GAME.phases().size(); phase++) {
      for (int answer = 0; answer < about.answers().size(); answer++) {
        given += counts.answers(side, phase, question, answer);
      }
    }
    return given;
  }

  @Test
  void theSameSeedGivesTheSameCountsOnAnyNumberOfThreads() {
    assertThat(numbers(run("one-on-one", 2))).isEqualTo(numbers(run("one-on-one", 1)));
  }

  /** All that is counted, in an order of its own. */
  private static List<Object> numbers(Habits habits) {
    List<Object> numbers = new ArrayList<>(List.of(habits.tally().endings()));
    for (int winner = 0; winner < 2; winner++) {
      HabitCounts counts = habits.wonBy(winner);
      for (int phase = 0; phase < GAME.phases().size(); phase++) {
        numbers.add(counts.ends(phase));
        for (int measure = 0; measure < GAME.measures().size(); measure++) {
          numbers.add(counts.mean(phase, measure));
        }
        for (int question = 0; question < GAME.questions().size(); question++) {
          numbers.add(counts.times(0, phase, question));
          numbers.add(counts.timesPerGame(1, phase, question));
          numbers.add(counts.meanAmount(0, phase, question));
        }
      }
      Map<String, List<Long>> cards = new TreeMap<>();
      for (Map.Entry<Text, long[]> card : counts.subjects(1, CARDS).entrySet()) {
        cards.put(card.getKey().key(), Arrays.stream(card.getValue()).boxed().toList());
      }
      numbers.add(cards);
    }
    return numbers;
  }

  @Test
  void whatTheRulesPlayIsNoChoice() {
    HabitCounts all = run("solitaire", 1).all();
    for (int question = 0; question < GAME.questions().size(); question++) {
      assertThat(timesInAll(all, 1, question)).isZero();
    }
    assertThat(timesInAll(all, 0, CARDS)).isPositive();
  }

  @Test
  void whatWasCountedIsToldWhenItIsToStop() {
    List<GameResult> played = new ArrayList<>();
    Habits habits =
        trial("solitaire", 1).run((game, sofar) -> played.add(game), () -> played.size() == 2);
    assertThat(habits.all().games()).isEqualTo(2);
  }
}
