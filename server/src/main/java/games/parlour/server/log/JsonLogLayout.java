package games.parlour.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.LayoutBase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.event.KeyValuePair;
import tools.jackson.databind.json.JsonMapper;

/** A JSON object in each line, for programs that collect logs. */
public final class JsonLogLayout extends LayoutBase<ILoggingEvent> {
  private static final int PLACES = 8;

  private final JsonMapper json = new JsonMapper();

  @Override
  public String doLayout(ILoggingEvent event) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("time", PlainLogLayout.TIME.format(event.getInstant()));
    line.put("level", event.getLevel().toString());
    line.put("logger", event.getLoggerName());
    line.put("message", event.getFormattedMessage());
    List<KeyValuePair> pairs = event.getKeyValuePairs();
    if (pairs != null) {
      pairs.forEach(pair -> line.putIfAbsent(pair.key, String.valueOf(pair.value)));
    }
    List<Map<String, Object>> failures = new ArrayList<>();
    for (IThrowableProxy failure : DiscreetTrace.chain(event.getThrowableProxy())) {
      failures.add(
          Map.of("kind", DiscreetTrace.head(failure), "at", DiscreetTrace.places(failure, PLACES)));
    }
    if (!failures.isEmpty()) {
      line.put("failure", failures);
    }
    return json.writeValueAsString(line) + "\n";
  }
}
