package games.parlour.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.Layout;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.event.KeyValuePair;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How a line of the log is written. */
class LogLayoutTest {
  private static final Logger LOG = (Logger) LoggerFactory.getLogger(LogLayoutTest.class);

  private static String line(Layout<ILoggingEvent> layout) {
    Exception failure =
        new IllegalStateException("the Queen of Spades", new SQLException("the disk is full"));
    LoggingEvent event =
        new LoggingEvent("", LOG, Level.WARN, "a \"test\" of {}", failure, new Object[] {"lines"});
    event.addKeyValuePair(new KeyValuePair("port", 8080));
    return layout.doLayout(event);
  }

  @Test
  void aLineForProgramsIsOneJsonObject() {
    String line = line(new JsonLogLayout());
    assertThat(line).endsWith("}\n").hasLineCount(1).doesNotContain("Queen");
    JsonNode read = new JsonMapper().readTree(line);
    assertThat(read.path("time").asString()).matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[\\d.]+Z");
    assertThat(read.path("level").asString()).isEqualTo("WARN");
    assertThat(read.path("logger").asString()).isEqualTo(LogLayoutTest.class.getName());
    assertThat(read.path("message").asString()).isEqualTo("a \"test\" of lines");
    assertThat(read.path("port").asString()).isEqualTo("8080");
    assertThat(read.path("failure").path(0).path("kind").asString())
        .isEqualTo("java.lang.IllegalStateException");
    assertThat(read.path("failure").path(1).path("kind").asString())
        .isEqualTo("java.sql.SQLException: the disk is full");
    assertThat(read.path("failure").path(0).path("at").size()).isBetween(1, 8);
  }

  @Test
  void aLineForPeopleIsFollowedByTheFailure() {
    String text = line(new PlainLogLayout());
    assertThat(text.lines().findFirst().orElseThrow())
        .endsWith(" WARN " + LogLayoutTest.class.getName() + " a \"test\" of lines port=8080");
    assertThat(text)
        .contains("\njava.lang.IllegalStateException\n\tat ", "\tat " + getClass().getName())
        .contains("\nCaused by: java.sql.SQLException: the disk is full\n")
        .doesNotContain("Queen");
  }
}
