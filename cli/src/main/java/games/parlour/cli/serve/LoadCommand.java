package games.parlour.cli.serve;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Games;
import games.parlour.cli.command.Interruption;
import games.parlour.cli.command.ProgressLine;
import games.parlour.cli.files.RecordFiles;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.load.LoadGenerator;
import games.parlour.load.LoadPlan;
import games.parlour.load.LoadReport;
import games.parlour.load.samples.LoadSample;
import games.parlour.load.samples.SampleFile;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.FileAlreadyExistsException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Plays at many tables of a running server at once, and measures how it bears that. */
public final class LoadCommand implements Command {
  private static final int FAILED = 1;
  private static final int MOST_TABLES = 5_000;
  private static final int MOST_RATE = 5_000;
  private static final int MOST_SECONDS = 7_200;
  private static final int MOST_EVERY = 600;
  private static final int HTTP = 80;

  @Override
  public String name() {
    return "load";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax
        .values("url")
        .value("tables")
        .value("rate")
        .value("warm-up")
        .value("seconds")
        .value("samples")
        .value("every")
        .value("seed")
        .flag("elsewhere");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    List<String> urls = arguments.values("url");
    LoadPlan plan =
        new LoadPlan(
            nodes(urls, arguments.has("elsewhere")),
            (int) arguments.number("tables", 1, MOST_TABLES).orElse(100),
            (int) arguments.number("rate", 1, MOST_RATE).orElse(25),
            (int) arguments.number("warm-up", 0, MOST_SECONDS).orElse(10),
            (int) arguments.number("seconds", 1, MOST_SECONDS).orElse(30),
            (int) arguments.number("every", 1, MOST_EVERY).orElse(10),
            arguments.number("seed", Long.MIN_VALUE, Long.MAX_VALUE).orElse(1));
    arguments.needs("every", "samples");
    try (Interruption interruption = new Interruption()) {
      LoadReport report = play(context, plan, arguments.value("samples"), interruption);
      context.out().println(LoadJson.of(plan, report).page());
      context.out().flush(); // before the process ends, if it was told to
      return report.violations() == 0 ? 0 : FAILED;
    } catch (IOException failed) {
      String why = String.valueOf(failed.getMessage());
      throw new Refusal(Text.of("refused.load", "url", String.join(", ", urls), "why", why));
    }
  }

  private static LoadReport play(
      CommandContext context, LoadPlan plan, Optional<String> file, Interruption interruption)
      throws IOException {
    try (ProgressLine progress = new ProgressLine(context)) {
      if (file.isEmpty()) {
        return play(plan, progress, interruption, sample -> {});
      }
      try (SampleFile samples = sampleFile(file.get(), plan)) {
        return play(plan, progress, interruption, writer(context, file.get(), samples));
      }
    }
  }

  private static LoadReport play(
      LoadPlan plan, ProgressLine progress, Interruption interruption, Consumer<LoadSample> samples)
      throws IOException {
    return new LoadGenerator(
            plan,
            Games.all(),
            tables ->
                progress.tell(Text.of("load.opened", "done", tables, "tables", plan.tables())),
            samples,
            interruption::asked)
        .run();
  }

  private static SampleFile sampleFile(String name, LoadPlan plan) {
    try {
      return new SampleFile(RecordFiles.path(name), plan.nodes().size());
    } catch (FileAlreadyExistsException taken) {
      throw new Refusal(Text.of("refused.save.exists", "file", name));
    } catch (IOException failed) {
      throw new Refusal(Text.of("refused.file.unwritable", "file", name));
    }
  }

  /** A full disk is no reason to lose the report too; it is told once. */
  private static Consumer<LoadSample> writer(
      CommandContext context, String name, SampleFile samples) {
    AtomicBoolean failing = new AtomicBoolean();
    return sample -> {
      try {
        samples.add(sample);
      } catch (IOException failed) {
        if (failing.compareAndSet(false, true)) {
          context.complain(Text.of("refused.file.unwritable", "file", name));
        }
      }
    };
  }

  private static List<InetSocketAddress> nodes(List<String> urls, boolean elsewhere) {
    if (urls.isEmpty()) {
      throw new Refusal(Text.of("refused.load.url"));
    }
    List<InetSocketAddress> nodes = new ArrayList<>();
    for (String url : urls) {
      InetSocketAddress node = node(url, elsewhere);
      if (nodes.contains(node)) {
        throw new Refusal(Text.of("refused.load.twice", "url", url));
      }
      nodes.add(node);
    }
    return nodes;
  }

  /** A load is for one's own machine; whoever means another has to say so. */
  private static InetSocketAddress node(String url, boolean elsewhere) {
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
    InetSocketAddress node = new InetSocketAddress(uri.getHost(), port);
    if (node.isUnresolved()) {
      throw new Refusal(Text.of("refused.load.host", "host", uri.getHost()));
    }
    if (!elsewhere && !node.getAddress().isLoopbackAddress()) {
      throw new Refusal(Text.of("refused.load.elsewhere", "host", uri.getHost()));
    }
    return node;
  }
}
