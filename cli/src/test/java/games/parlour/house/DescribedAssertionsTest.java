package games.parlour.house;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.house.SourceTree.Source;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A failing test says what it expected: "Expecting value to be true" alone does not. */
class DescribedAssertionsTest {
  private static final Pattern TRUTH = Pattern.compile("\\.is(?:True|False)\\(\\)");

  /** The end of {@code assertThat(} and {@code assumeThat(}, which begin an assertion. */
  private static final String BEGINNING = "That(";

  private static final String DESCRIPTION = ".as(";

  @Test
  void everyAssertionOfATruthValueIsDescribed() {
    List<Source> tests = SourceTree.all().stream().filter(source -> !source.isMain()).toList();
    assertThat(tests.stream().flatMap(source -> truths(source.text()))).hasSizeGreaterThan(100);
    assertThat(tests.stream().flatMap(DescribedAssertionsTest::bare))
        .as("assertions that only say true or false: add .as(…), or use one that prints the values")
        .isEmpty();
  }

  private static Stream<MatchResult> truths(String text) {
    return TRUTH.matcher(text).results();
  }

  private static Stream<String> bare(Source source) {
    String text = source.text();
    return truths(text)
        .filter(truth -> !assertion(text, truth.start()).contains(DESCRIPTION))
        .map(truth -> source + ":" + text.substring(0, truth.start()).lines().count());
  }

  private static String assertion(String text, int end) {
    return text.substring(Math.max(0, text.lastIndexOf(BEGINNING, end)), end);
  }
}
