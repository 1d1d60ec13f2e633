package games.parlour.house;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.house.SourceTree.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A defence without a test that holds it is only a promise: every test that is named is there. */
class SecurityPageTest {
  private static final Pattern NAMED = Pattern.compile("`([A-Z]\\w+(?:Tests?|Contract))\\.(\\w+)`");

  @Test
  void everyTestThatIsNamedIsThere() throws IOException {
    Map<String, String> sources = sources();
    Matcher named = NAMED.matcher(Files.readString(Path.of("..", "docs", "security.md")));
    List<String> lost = new ArrayList<>();
    int found = 0;
    while (named.find()) {
      found++;
      if (!sources.getOrDefault(named.group(1), "").contains("void " + named.group(2) + "(")) {
        lost.add(named.group());
      }
    }
    assertThat(lost).isEmpty();
    assertThat(found).isGreaterThan(50);
  }

  /** Tests by the name of their class; several games have some of one name. */
  private static Map<String, String> sources() throws IOException {
    Map<String, String> sources = new TreeMap<>();
    for (Source source : SourceTree.all()) {
      if (source.className().matches(".*(Tests?|Contract)")) {
        sources.merge(source.className(), Files.readString(source.file()), String::concat);
      }
    }
    return sources;
  }
}
