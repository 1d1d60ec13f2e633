package games.parlour.cli.lab;

import games.parlour.cli.output.JsonAnswer;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Side;
import games.parlour.core.study.StudyMeasure;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Text;
import games.parlour.lab.match.Habits;
import games.parlour.lab.match.HabitsTrial;
import games.parlour.lab.statistics.Interval;
import games.parlour.lab.study.HabitCounts;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What players did, for programs: everything is named by the keys of its words. */
final class HabitsJson {
  private static final int DECIMALS = 4;

  private final HabitsTrial<?, ?> trial;
  private final Habits habits;
  private final List<Side> sides;

  HabitsJson(HabitsTrial<?, ?> trial, Habits habits) {
    this.trial = trial;
    this.habits = habits;
    this.sides = trial.game().sides(trial.setup());
  }

  JsonAnswer answer() {
    JsonAnswer results = new JsonAnswer();
    JsonAnswer choices = new JsonAnswer();
    JsonAnswer subjects = new JsonAnswer();
    JsonAnswer measures = new JsonAnswer();
    for (Side side : sides) {
      results.with(side.name(), result(side));
      choices.with(side.name(), choices(side));
      subjects.with(side.name(), subjects(side));
      measures.with(side.name(), measures(habits.wonBy(side.index())));
    }
    JsonAnswer endings = new JsonAnswer();
    habits.tally().endingsByKey().forEach(endings::with);
    return new JsonAnswer()
        .with("game", trial.game().id())
        .with("options", trial.setup().options())
        .with("player", trial.player())
        .with("seed", trial.seed())
        .with("concurrency", trial.threads())
        .with("date", LocalDate.now(ZoneId.systemDefault()).toString())
        .with("games", habits.tally().all().games())
        .with("faults", habits.tally().faults())
        .with("sides", results)
        .with("endings", endings)
        .with("choices", choices)
        .with("measures_when_won_by", measures)
        .with("subjects", subjects);
  }

  private JsonAnswer result(Side side) {
    Interval interval = habits.interval(side.index());
    return new JsonAnswer()
        .with("wins", habits.wins(side.index()))
        .with("share", number((double) habits.wins(side.index()) / habits.tally().all().games()))
        .with("share_low", number(interval.low()))
        .with("share_high", number(interval.high()));
  }

  /** By phase, and in it by question, in games won and lost. */
  private JsonAnswer choices(Side side) {
    JsonAnswer byPhase = new JsonAnswer();
    for (int phase = 0; phase < trial.game().phases().size(); phase++) {
      JsonAnswer questions = new JsonAnswer();
      for (int question = 0; question < trial.game().questions().size(); question++) {
        int mine = side.index();
        questions.with(
            trial.game().questions().get(question).name().key(),
            new JsonAnswer()
                .with("won", decided(habits.wonBy(mine), mine, phase, question))
                .with("lost", decided(habits.wonBy(1 - mine), mine, phase, question)));
      }
      byPhase.with(trial.game().phases().get(phase).key(), questions);
    }
    return byPhase;
  }

  private JsonAnswer decided(HabitCounts counts, int side, int phase, int question) {
    StudyQuestion about = trial.game().questions().get(question);
    JsonAnswer decided =
        new JsonAnswer()
            .with("times", counts.times(side, phase, question))
            .with("per_game", number(counts.timesPerGame(side, phase, question)));
    if (about.isAmount()) {
      return decided.with("mean", number(counts.meanAmount(side, phase, question)));
    }
    for (int answer = 0; answer < about.answers().size(); answer++) {
      decided.with(
          about.answers().get(answer).key(), counts.answers(side, phase, question, answer));
    }
    return decided;
  }

  private JsonAnswer measures(HabitCounts counts) {
    JsonAnswer byPhase = new JsonAnswer();
    List<StudyMeasure> all = trial.game().measures();
    for (int phase = 0; phase < trial.game().phases().size(); phase++) {
      JsonAnswer means = new JsonAnswer().with("games", counts.ends(phase));
      for (int i = 0; i < all.size(); i++) {
        means.with(all.get(i).name().key(), number(counts.mean(phase, i)));
      }
      byPhase.with(trial.game().phases().get(phase).key(), means);
    }
    return byPhase;
  }

  private JsonAnswer subjects(Side side) {
    JsonAnswer bySubject = new JsonAnswer();
    HabitCounts all = habits.all();
    for (int question = 0; question < trial.game().questions().size(); question++) {
      List<Text> answers = trial.game().questions().get(question).answers();
      all.subjects(side.index(), question)
          .forEach(
              (subject, counts) -> {
                JsonAnswer each = new JsonAnswer();
                for (int answer = 0; answer < counts.length; answer++) {
                  each.with(answers.get(answer).key(), counts[answer]);
                }
                bySubject.with(subject.key(), each);
              });
    }
    return bySubject;
  }

  /** A number, or null where there is none. */
  private static @Nullable Double number(double value) {
    return Double.isFinite(value) ? NumberFormats.rounded(value, DECIMALS) : null;
  }
}
