package games.parlour.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.LayoutBase;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.slf4j.event.KeyValuePair;

/** A line for people; a failure follows in lines of its own. */
public final class PlainLogLayout extends LayoutBase<ILoggingEvent> {
  static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSX").withZone(ZoneOffset.UTC);

  @Override
  public String doLayout(ILoggingEvent event) {
    StringBuilder text = new StringBuilder();
    TIME.formatTo(event.getInstant(), text);
    text.append(' ').append(event.getLevel()).append(' ').append(event.getLoggerName());
    text.append(' ').append(event.getFormattedMessage());
    List<KeyValuePair> pairs = event.getKeyValuePairs();
    if (pairs != null) {
      pairs.forEach(pair -> text.append(' ').append(pair.key).append('=').append(pair.value));
    }
    text.append('\n');
    String begin = "";
    for (IThrowableProxy failure : DiscreetTrace.chain(event.getThrowableProxy())) {
      text.append(begin).append(DiscreetTrace.head(failure)).append('\n');
      DiscreetTrace.places(failure, Integer.MAX_VALUE)
          .forEach(place -> text.append("\tat ").append(place).append('\n'));
      begin = "Caused by: ";
    }
    return text.toString();
  }
}
