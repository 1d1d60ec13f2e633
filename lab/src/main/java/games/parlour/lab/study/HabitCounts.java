package games.parlour.lab.study;

import games.parlour.core.study.StudiedGame;
import games.parlour.core.study.StudyAnswer;
import games.parlour.core.study.StudyQuestion;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was counted in some games. Mutable; one thread. */
public final class HabitCounts {
  private static final int SIDES = 2;

  private final List<StudyQuestion> questions;

  /** By side, phase and question: how often it was decided. */
  private final long[][][] times;

  /** By side, phase and question: the sum of amounts. */
  private final long[][][] amounts;

  /** By side, phase, question and answer: how often it was the answer. */
  private final long[][][][] answers;

  /** By side and question: how often each answer was given about each subject. */
  private final List<List<Map<Text, long[]>>> subjects = new ArrayList<>();

  /** How many games came to the end of each phase, and the sums of what was measured there. */
  private final long[] ends;

  private final double[][] measures;
  private long games;

  /** Nothing is counted yet. */
  public HabitCounts(StudiedGame<?, ?> game) {
    this.questions = game.questions();
    int phases = game.phases().size();
    this.times = new long[SIDES][phases][questions.size()];
    this.amounts = new long[SIDES][phases][questions.size()];
    this.answers = new long[SIDES][phases][questions.size()][];
    this.ends = new long[phases];
    this.measures = new double[phases][game.measures().size()];
    for (int side = 0; side < SIDES; side++) {
      List<Map<Text, long[]>> byQuestion = new ArrayList<>();
      questions.forEach(question -> byQuestion.add(new LinkedHashMap<>()));
      subjects.add(byQuestion);
      for (long[][] phase : answers[side]) {
        Arrays.setAll(phase, question -> new long[questions.get(question).answers().size()]);
      }
    }
  }

  /** A side has decided something. */
  void chosen(int side, int phase, StudyAnswer answer) {
    int question = answer.question();
    times[side][phase][question]++;
    if (questions.get(question).isAmount()) {
      amounts[side][phase][question] += answer.value();
    } else {
      answers[side][phase][question][answer.value()]++;
      answer.subject().ifPresent(subject -> about(side, question, subject)[answer.value()]++);
    }
  }

  private long[] about(int side, int question, Text subject) {
    return subjects
        .get(side)
        .get(question)
        .computeIfAbsent(subject, any -> new long[questions.get(question).answers().size()]);
  }

  /** A phase has ended. */
  void ended(int phase, double[] measured) {
    ends[phase]++;
    add(measures[phase], measured);
  }

  /** A game is over. */
  void over() {
    games++;
  }

  /** Adds what was counted in other games. */
  public void add(HabitCounts other) {
    games += other.games;
    add(ends, other.ends);
    for (int phase = 0; phase < ends.length; phase++) {
      add(measures[phase], other.measures[phase]);
    }
    for (int side = 0; side < SIDES; side++) {
      for (int phase = 0; phase < ends.length; phase++) {
        add(times[side][phase], other.times[side][phase]);
        add(amounts[side][phase], other.amounts[side][phase]);
        for (int question = 0; question < questions.size(); question++) {
          add(answers[side][phase][question], other.answers[side][phase][question]);
        }
      }
      for (int question = 0; question < questions.size(); question++) {
        int its = side;
        int about = question;
        other
            .subjects(side, question)
            .forEach((subject, counts) -> add(about(its, about, subject), counts));
      }
    }
  }

  private static void add(long[] sums, long[] more) {
    Arrays.setAll(sums, i -> sums[i] + more[i]);
  }

  private static void add(double[] sums, double[] more) {
    Arrays.setAll(sums, i -> sums[i] + more[i]);
  }

  public long games() {
    return games;
  }

  /** How many games came to the end of a phase. */
  public long ends(int phase) {
    return ends[phase];
  }

  /** The mean of a measure at the end of a phase; not a number where no game came to it. */
  public double mean(int phase, int measure) {
    return measures[phase][measure] / ends[phase];
  }

  /** How often a side decided a question in a phase. */
  public long times(int side, int phase, int question) {
    return times[side][phase][question];
  }

  /** How often that was decided in a game; not a number where no game came to the phase. */
  public double timesPerGame(int side, int phase, int question) {
    return (double) times[side][phase][question] / ends[phase];
  }

  /** The mean of an amount; not a number where none was decided. */
  public double meanAmount(int side, int phase, int question) {
    return (double) amounts[side][phase][question] / times[side][phase][question];
  }

  /** How often an answer was given. */
  public long answers(int side, int phase, int question, int answer) {
    return answers[side][phase][question][answer];
  }

  /** The share of an answer; not a number where nothing was decided. */
  public double share(int side, int phase, int question, int answer) {
    return (double) answers[side][phase][question][answer] / times[side][phase][question];
  }

  /** How often each answer was given about each subject, in the order in which they came up. */
  public Map<Text, long[]> subjects(int side, int question) {
    return Collections.unmodifiableMap(subjects.get(side).get(question));
  }
}
