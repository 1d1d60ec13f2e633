package games.parlour.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * Sets the log up without a file to read, which is quicker: warnings and faults go to the standard
 * error, with what caused them. Found by {@code ServiceLoader}.
 */
public final class LogSetup extends ContextAwareBase implements Configurator {
  @Override
  public ExecutionStatus configure(LoggerContext context) {
    PatternLayout layout = new PatternLayout();
    layout.setContext(context);
    layout.setPattern("%d{yyyy-MM-dd'T'HH:mm:ss.SSSX,UTC} %-5level %logger{24} %msg%n");
    layout.start();
    LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
    encoder.setContext(context);
    encoder.setLayout(layout);
    encoder.start();
    ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
    console.setContext(context);
    console.setTarget("System.err");
    console.setEncoder(encoder);
    console.start();
    Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.WARN);
    root.addAppender(console);
    // What these would say of a failed start or a lost database is said once, by ourselves.
    context.getLogger("io.javalin.Javalin").setLevel(Level.OFF);
    context.getLogger("com.zaxxer.hikari").setLevel(Level.OFF);
    // It clears away native libraries of killed servers; of two that try at once, one fails.
    context.getLogger("org.sqlite.SQLiteJDBCLoader").setLevel(Level.OFF);
    // A stranger's broken headers are refused; they must not fill the log as well.
    context.getLogger("org.eclipse.jetty.util.HostPort").setLevel(Level.OFF);
    context.getLogger("org.eclipse.jetty.http.HttpParser").setLevel(Level.OFF);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }
}
