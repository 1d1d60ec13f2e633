package games.parlour.cli.serve;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.files.NewFile;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.output.NumberFormats;
import games.parlour.core.Refusal;
import games.parlour.core.text.Text;
import games.parlour.load.samples.LoadPlot;
import games.parlour.load.samples.LoadSample;
import games.parlour.load.samples.LoadTrend;
import games.parlour.load.samples.NodeSample;
import games.parlour.load.samples.SampleText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Says where the figures of a long load test go, and draws them. */
public final class PlotLoadCommand implements Command {
  private static final int MOST_BYTES = 64 << 20;
  private static final int LEAST_SAMPLES = 3;
  private static final double MINUTE = 60;

  @Override
  public String name() {
    return "plot-load";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameter("file", true).value("out");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    List<LoadSample> samples = read(arguments.parameter().orElse(""));
    arguments
        .value("out")
        .ifPresent(file -> NewFile.write(file, new LoadPlot(context.words(), samples).draw()));
    Trends trends =
        new Trends(context, samples, new NumberFormats(Locale.of(context.language().tag())));
    trends.say();
    return 0;
  }

  private static List<LoadSample> read(String file) {
    Path path = RecordFiles.path(file);
    if (!Files.exists(path)) {
      throw new Refusal(Text.of("refused.file.none", "file", file));
    }
    try (InputStream in = Files.newInputStream(path)) {
      String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
      List<LoadSample> samples = SampleText.parse(text);
      if (samples.size() < LEAST_SAMPLES) {
        throw new Refusal(Text.of("refused.samples.few", "least", LEAST_SAMPLES));
      }
      return samples;
    } catch (Refusal refusal) {
      throw RecordFiles.in(file, refusal);
    } catch (IOException failed) {
      throw new Refusal(Text.of("refused.file.unreadable", "file", file));
    }
  }

  /** The trends of the figures that should be flat, a line for each. */
  private record Trends(CommandContext context, List<LoadSample> samples, NumberFormats figures) {
    void say() {
      double seconds = samples.getLast().seconds();
      context.say(
          "plot.span",
          "samples",
          figures.count(samples.size()),
          "minutes",
          figures.decimal(seconds / MINUTE, 1));
      say(Text.of("plot.event50"), "ms", 2, sample -> OptionalDouble.of(sample.eventP50()));
      say(Text.of("plot.event99"), "ms", 2, sample -> OptionalDouble.of(sample.eventP99()));
      say(Text.of("plot.answer50"), "ms", 2, sample -> OptionalDouble.of(sample.answerP50()));
      say(Text.of("plot.answer99"), "ms", 2, sample -> OptionalDouble.of(sample.answerP99()));
      for (int i = 0; i < samples.getFirst().nodes().size(); i++) {
        sayNode("plot.resident", i, NodeSample::residentMb);
        sayNode("plot.heap", i, NodeSample::heapMb);
      }
      context.out().flush();
    }

    private void sayNode(String key, int node, Function<NodeSample, OptionalDouble> figure) {
      say(
          Text.of(key, "node", node + 1),
          "MB",
          1,
          sample -> figure.apply(sample.nodes().get(node)));
    }

    private void say(
        Text what, String unit, int decimals, Function<LoadSample, OptionalDouble> figure) {
      LoadTrend.of(samples, figure)
          .ifPresent(
              trend ->
                  context.say(
                      "plot.trend",
                      "what",
                      what,
                      "unit",
                      unit,
                      "first",
                      figures.decimal(trend.first(), decimals),
                      "last",
                      figures.decimal(trend.last(), decimals),
                      "slope",
                      (trend.perHour() < 0 ? "" : "+")
                          + figures.decimal(trend.perHour(), decimals)));
    }
  }
}
