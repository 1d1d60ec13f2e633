package games.parlour.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.LayoutBase;
import ch.qos.logback.core.encoder.LayoutWrappingEncoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import games.parlour.server.log.JsonLogLayout;
import games.parlour.server.log.LogFormat;
import games.parlour.server.log.PlainLogLayout;
import org.slf4j.LoggerFactory;

/**
 * Sets the log up without a file to read, which is quicker: it goes to the standard error. Found by
 * {@code ServiceLoader}.
 */
public final class LogSetup extends ContextAwareBase implements Configurator {
  private static final String CONSOLE = "console";
  private static final String OURS = "games.parlour";

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    use(LogFormat.WARNINGS, context);
    // What these would say of a failed start or a lost database is said once, by ourselves.
    context.getLogger("io.javalin.Javalin").setLevel(Level.OFF);
    context.getLogger("com.zaxxer.hikari").setLevel(Level.OFF);
    context.getLogger("com.github.kagkarlsson.scheduler").setLevel(Level.OFF);
    context.getLogger("org.flywaydb").setLevel(Level.OFF);
    // It clears away native libraries of killed servers; of two that try at once, one fails.
    context.getLogger("org.sqlite.SQLiteJDBCLoader").setLevel(Level.OFF);
    // A stranger's broken headers are refused; they must not fill the log as well.
    context.getLogger("org.eclipse.jetty.util.HostPort").setLevel(Level.OFF);
    context.getLogger("org.eclipse.jetty.http.HttpParser").setLevel(Level.OFF);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  /** Changes how the log of this process is written from now on. */
  public static void use(LogFormat format) {
    use(format, (LoggerContext) LoggerFactory.getILoggerFactory());
  }

  private static void use(LogFormat format, LoggerContext context) {
    LayoutBase<ILoggingEvent> layout =
        format == LogFormat.JSON ? new JsonLogLayout() : new PlainLogLayout();
    layout.setContext(context);
    layout.start();
    LayoutWrappingEncoder<ILoggingEvent> encoder = new LayoutWrappingEncoder<>();
    encoder.setContext(context);
    encoder.setLayout(layout);
    encoder.start();
    ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
    console.setName(CONSOLE);
    console.setContext(context);
    console.setTarget("System.err");
    console.setEncoder(encoder);
    console.start();
    Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.detachAppender(CONSOLE);
    root.setLevel(Level.WARN);
    root.addAppender(console);
    context.getLogger(OURS).setLevel(format == LogFormat.WARNINGS ? Level.WARN : Level.INFO);
  }
}
