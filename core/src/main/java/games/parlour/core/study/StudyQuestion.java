package games.parlour.core.study;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * Something that players decide again and again.
 *
 * @param name what is decided
 * @param answers what can be decided; none where it is an amount
 * @param subject what it is decided about, if each subject is to be counted on its own
 */
public record StudyQuestion(Text name, List<Text> answers, Optional<Text> subject) {
  public StudyQuestion {
    answers = List.copyOf(answers);
  }

  /** A choice between a few answers. */
  public static StudyQuestion choice(Text name, Text... answers) {
    return new StudyQuestion(name, List.of(answers), Optional.empty());
  }

  /** How many of something. */
  public static StudyQuestion amount(Text name) {
    return new StudyQuestion(name, List.of(), Optional.empty());
  }

  /** The same, counted for each subject too. */
  public StudyQuestion about(Text what) {
    return new StudyQuestion(name, answers, Optional.of(what));
  }

  /** Whether what is decided is an amount. */
  public boolean isAmount() {
    return answers.isEmpty();
  }
}
