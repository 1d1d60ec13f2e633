package games.parlour.server.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.server.fixture.Await;
import games.parlour.server.fixture.OpenRequest;
import games.parlour.server.fixture.TableClient;
import games.parlour.server.fixture.TestPostgres;
import games.parlour.server.fixture.TestServer;
import games.parlour.server.fixture.Visitor;
import games.parlour.server.problem.ProblemKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules that hosts are given speak of figures that a server really reports. */
class AlertRulesTest {
  private static final Path RULES = Path.of("../deploy/alerts.yml");
  private static final Pattern FIGURE =
      Pattern.compile("\\b(?:parlour|jvm|process|system)_[a-z0-9_]+");
  private static final Pattern ROUTE = Pattern.compile("route=\"([^\"]+)\"");
  private static final Pattern KIND = Pattern.compile("kind=\"([^\"]+)\"");

  private static Set<String> found(Pattern pattern, int group, String text) {
    Set<String> all = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      all.add(matcher.group(group));
    }
    return all;
  }

  @Test
  void nameOnlyFiguresThatThereAre() throws IOException {
    String rules = Files.readString(RULES);
    Set<String> wanted = found(FIGURE, 0, rules);
    assertThat(wanted).hasSizeGreaterThan(5);
    // A node has all figures of a lone server, and those about the others.
    try (TestServer server = TestServer.at(TestPostgres.fresh())) {
      Visitor host = server.visitor();
      TableClient table = TableClient.open(host, OpenRequest.suffragetto("me", "device"));
      table.moves("c6-c7");
      table.move(0, "c6-b7").as(409);
      // A request is counted when it has been answered, so a moment later.
      Await.until(() -> figures(host).containsAll(wanted));
      assertThat(found(ROUTE, 1, host.get("/metrics").as(200).text()))
          .containsAll(found(ROUTE, 1, rules));
    }
    assertThat(
            Stream.of(ProblemKind.values())
                .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet()))
        .containsAll(found(KIND, 1, rules));
  }

  private static Set<String> figures(Visitor host) {
    return found(FIGURE, 0, host.get("/metrics").as(200).text());
  }
}
