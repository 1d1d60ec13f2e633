package games.parlour.cli.serve;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.cli.output.JsonAnswer;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.load.LatencySamples;
import games.parlour.load.LoadGenerator;
import games.parlour.load.LoadPlan;
import games.parlour.load.LoadReport;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;

/** Plays at many tables of a running server at once, and measures how it bears that. */
public final class LoadCommand implements Command {
  private static final int FAILED = 1;
  private static final int MOST_TABLES = 5_000;
  private static final int MOST_RATE = 5_000;
  private static final int MOST_SECONDS = 7_200;
  private static final int HTTP = 80;

  @Override
  public String name() {
    return "load";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .value("url")
        .value("tables")
        .value("rate")
        .value("warm-up")
        .value("seconds")
        .value("seed")
        .flag("elsewhere");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    String url = arguments.value("url").orElseThrow(() -> new Refusal(Text.of("refused.load.url")));
    LoadPlan plan =
        new LoadPlan(
            server(url, arguments.has("elsewhere")),
            (int) arguments.number("tables", 1, MOST_TABLES).orElse(100),
            (int) arguments.number("rate", 1, MOST_RATE).orElse(25),
            (int) arguments.number("warm-up", 0, MOST_SECONDS).orElse(10),
            (int) arguments.number("seconds", 1, MOST_SECONDS).orElse(30),
            arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1));
    LoadReport report;
    try (Interruption interruption = new Interruption();
        ProgressLine progress = new ProgressLine(context)) {
      report =
          new LoadGenerator(
                  plan,
                  Games.all(),
                  tables ->
                      progress.tell(
                          Text.of("load.opened", "done", tables, "tables", plan.tables())),
                  interruption::asked)
              .run();
    } catch (IOException failed) {
      throw new Refusal(
          Text.of("refused.load", "url", url, "why", String.valueOf(failed.getMessage())));
    }
    context.out().println(json(plan, report).page());
    return report.violations() == 0 ? 0 : FAILED;
  }

  /** A load is for one's own machine; whoever means another has to say so. */
  private static InetSocketAddress server(String url, boolean elsewhere) {
    URI uri;
    try {
      uri = URI.create(url);
    } catch (IllegalArgumentException unreadable) {
      throw new Refusal(Text.of("refused.load.url"));
    }
    if (!"http".equals(uri.getScheme()) || uri.getHost() == null) {
      throw new Refusal(Text.of("refused.load.url"));
    }
    int port = uri.getPort() < 0 ? HTTP : uri.getPort();
    InetSocketAddress server = new InetSocketAddress(uri.getHost(), port);
    if (server.isUnresolved()) {
      throw new Refusal(Text.of("refused.load.host", "host", uri.getHost()));
    }
    if (!elsewhere && !server.getAddress().isLoopbackAddress()) {
      throw new Refusal(Text.of("refused.load.elsewhere", "host", uri.getHost()));
    }
    return server;
  }

  private static JsonAnswer json(LoadPlan plan, LoadReport report) {
    return new JsonAnswer()
        .with("tables", plan.tables())
        .with("opened", report.tables())
        .with("streams", report.streams())
        .with("rateAsked", plan.rate())
        .with("rate", report.rate())
        .with("warmUp", plan.warmUp())
        .with("seconds", report.seconds())
        .with("moves", report.moves())
        .with("answerMs", times(report.answer()))
        .with("eventMs", times(report.event()))
        .with("verified", report.verified())
        .with("violations", report.violations())
        .with("faults", report.faults());
  }

  private static JsonAnswer times(LatencySamples.Summary summary) {
    return new JsonAnswer()
        .with("count", summary.count())
        .with("p50", summary.p50())
        .with("p99", summary.p99())
        .with("max", summary.max());
  }
}
