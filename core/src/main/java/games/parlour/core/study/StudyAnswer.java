package games.parlour.core.study;

import games.parlour.core.text.Text;
import java.util.Optional;

/**
 * What a move decides.
 *
 * @param question the place of the question in {@link StudiedGame#questions}
 * @param value the place of the answer in the list of the question, or the amount
 * @param subject what it is decided about
 */
public record StudyAnswer(int question, int value, Optional<Text> subject) {
  /** An answer without a subject. */
  public static StudyAnswer of(int question, int value) {
    return new StudyAnswer(question, value, Optional.empty());
  }

  /** The same about a subject. */
  public StudyAnswer about(Text what) {
    return new StudyAnswer(question, value, Optional.of(what));
  }
}
