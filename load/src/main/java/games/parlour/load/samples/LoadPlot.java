package games.parlour.load.samples;

import games.parlour.core.picture.SvgWriter;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/** Draws the samples of a run over time: how long things took, memory, processor, streams. */
public final class LoadPlot {
  private static final String PAPER = "#F7F1E4";
  private static final String PURPLE = "#4B2E83";
  private static final String GREEN = "#2C6B49";
  private static final String RED = "#C4452F";

  /** The colours of the nodes, in their order; more nodes begin again. */
  private static final List<String> NODES = List.of(PURPLE, GREEN, RED, "#22335E");

  private static final int WIDTH = 880;
  private static final int TOP = 40;
  private static final int BETWEEN = 52;
  private static final int BOTTOM = 52;
  private static final int STEPS = 10;
  private static final double MINUTE = 60;

  /** From here on the time is told in minutes. */
  private static final double LONG = 5 * MINUTE;

  private final Catalogue words;
  private final List<LoadSample> samples;

  /** Makes ready; there must be a sample. */
  public LoadPlot(Catalogue words, List<LoadSample> samples) {
    this.words = words;
    this.samples = List.copyOf(samples);
  }

  /** The picture, as SVG. */
  public String draw() {
    List<PlotPanel> panels =
        List.of(latency(), memory(), processor(), streams()).stream()
            .filter(panel -> !panel.shown().isEmpty())
            .toList();
    int height = TOP + panels.size() * (PlotPanel.HEIGHT + BETWEEN) - BETWEEN + BOTTOM;
    List<Double> seconds = samples.stream().map(LoadSample::seconds).toList();
    double end = seconds.getLast();
    boolean inMinutes = end >= LONG;
    double unit = inMinutes ? MINUTE : 1;
    PlotScale marks = PlotScale.over(end / unit, STEPS);
    PlotScale time = new PlotScale(end, marks.step() * unit);
    SvgWriter svg = new SvgWriter();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + WIDTH + " " + height,
        "width",
        WIDTH,
        "height",
        height,
        "font-family",
        "'Source Sans 3', 'Source Sans Pro', sans-serif",
        "font-size",
        13);
    svg.put("rect", "width", WIDTH, "height", height, "fill", PAPER);
    int y = TOP;
    for (PlotPanel panel : panels) {
      panel.draw(svg, y, seconds, time);
      y += PlotPanel.HEIGHT + BETWEEN;
    }
    int axis = y - BETWEEN + 18;
    for (int mark = 0; mark <= time.marks(); mark++) {
      double x = PlotPanel.LEFT + PlotPanel.WIDTH * time.share(mark * time.step());
      axisText(svg, marks.label(mark), x, axis);
    }
    double middle = PlotPanel.LEFT + PlotPanel.WIDTH / 2.0;
    axisText(svg, words.tell(inMinutes ? "plot.minutes" : "plot.seconds"), middle, axis + 20);
    return svg.close("svg").toString();
  }

  private static void axisText(SvgWriter svg, String text, double x, int y) {
    svg.say(
        "text",
        text,
        "x",
        PlotPanel.number(x),
        "y",
        y,
        "text-anchor",
        "middle",
        "fill",
        PlotPanel.SOFT_INK);
  }

  private PlotPanel latency() {
    return panel(
        "plot.latency",
        List.of(
            line("plot.event99", PURPLE, false, sample -> OptionalDouble.of(sample.eventP99())),
            line("plot.event50", PURPLE, true, sample -> OptionalDouble.of(sample.eventP50())),
            line("plot.answer99", GREEN, false, sample -> OptionalDouble.of(sample.answerP99())),
            line("plot.answer50", GREEN, true, sample -> OptionalDouble.of(sample.answerP50()))));
  }

  private PlotPanel memory() {
    List<PlotLine> lines = new ArrayList<>();
    lines.addAll(ofNodes("plot.resident", false, NodeSample::residentMb));
    lines.addAll(ofNodes("plot.heap", true, NodeSample::heapMb));
    return panel("plot.memory", lines);
  }

  private PlotPanel processor() {
    return panel("plot.cores", ofNodes("plot.node", false, NodeSample::cores));
  }

  private PlotPanel streams() {
    List<PlotLine> lines = new ArrayList<>();
    lines.addAll(ofNodes("plot.streams", false, NodeSample::streams));
    lines.addAll(ofNodes("plot.tables", true, NodeSample::tables));
    return panel("plot.held", lines);
  }

  private PlotPanel panel(String title, List<PlotLine> lines) {
    return new PlotPanel(words.tell(title), lines);
  }

  private PlotLine line(
      String key, String colour, boolean dashed, Function<LoadSample, OptionalDouble> figure) {
    return PlotLine.of(words.tell(key), colour, dashed, samples, figure);
  }

  private List<PlotLine> ofNodes(
      String key, boolean dashed, Function<NodeSample, OptionalDouble> figure) {
    List<PlotLine> lines = new ArrayList<>();
    for (int i = 0; i < samples.getFirst().nodes().size(); i++) {
      int node = i;
      lines.add(
          PlotLine.of(
              words.tell(Text.of(key, "node", node + 1)),
              NODES.get(node % NODES.size()),
              dashed,
              samples,
              sample -> figure.apply(sample.nodes().get(node))));
    }
    return lines;
  }
}
