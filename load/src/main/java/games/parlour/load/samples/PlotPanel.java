package games.parlour.load.samples;

import games.parlour.core.picture.SvgWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One panel of a picture of samples: lines over a common time, with their own scale and legend.
 *
 * @param title what is shown, and in which unit
 * @param lines the lines; those without a value are left out
 */
record PlotPanel(String title, List<PlotLine> lines) {
  static final int LEFT = 64;
  static final int WIDTH = 620;
  static final int HEIGHT = 150;
  static final String INK = "#2A2230";
  static final String SOFT_INK = "#6A6072";
  private static final String GROUND = "#FFFBF2";
  private static final String HAIRLINE = "#D9CDB4";
  private static final int STEPS = 4;
  private static final int LEGEND = LEFT + WIDTH + 16;
  private static final int LEGEND_LINE = 18;

  List<PlotLine> shown() {
    return lines.stream().filter(line -> !line.isEmpty()).toList();
  }

  /**
   * Draws it.
   *
   * @param y where its field begins; the title stands above
   * @param seconds the times of the samples
   * @param time the scale of the time, in seconds
   */
  void draw(SvgWriter svg, int y, List<Double> seconds, PlotScale time) {
    double most = shown().stream().mapToDouble(PlotLine::most).max().orElse(0);
    PlotScale scale = PlotScale.over(most, STEPS);
    svg.say("text", title, "x", LEFT, "y", y - 10, "font-weight", 600, "fill", INK);
    svg.put("rect", "x", LEFT, "y", y, "width", WIDTH, "height", HEIGHT, "fill", GROUND);
    for (int mark = 0; mark <= scale.marks(); mark++) {
      String at = number(y + HEIGHT * (1 - scale.share(mark * scale.step())));
      svg.put("line", "x1", LEFT, "x2", LEFT + WIDTH, "y1", at, "y2", at, "stroke", HAIRLINE);
      svg.say(
          "text",
          scale.label(mark),
          "x",
          LEFT - 8,
          "y",
          at,
          "dy",
          "0.35em",
          "text-anchor",
          "end",
          "fill",
          SOFT_INK);
    }
    for (int mark = 0; mark <= time.marks(); mark++) {
      String at = number(LEFT + WIDTH * time.share(mark * time.step()));
      svg.put("line", "x1", at, "x2", at, "y1", y, "y2", y + HEIGHT, "stroke", HAIRLINE);
    }
    int legend = y + LEGEND_LINE / 2;
    for (PlotLine line : shown()) {
      draw(svg, line, y, seconds, time, scale);
      svg.put("line", stroke(line, "x1", LEGEND, "x2", LEGEND + 24, "y1", legend, "y2", legend));
      svg.say("text", line.label(), "x", LEGEND + 32, "y", legend, "dy", "0.35em", "fill", INK);
      legend += LEGEND_LINE;
    }
  }

  /** A line with its gaps. */
  private static void draw(
      SvgWriter svg, PlotLine line, int y, List<Double> seconds, PlotScale time, PlotScale scale) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i <= seconds.size(); i++) {
      if (i < seconds.size() && line.values().get(i).isPresent()) {
        double value = line.values().get(i).getAsDouble();
        points
            .append(points.isEmpty() ? "" : " ")
            .append(number(LEFT + WIDTH * time.share(seconds.get(i))))
            .append(',')
            .append(number(y + HEIGHT * (1 - scale.share(value))));
      } else if (!points.isEmpty()) {
        svg.put("polyline", stroke(line, "points", points, "fill", "none"));
        points.setLength(0);
      }
    }
  }

  private static Object[] stroke(PlotLine line, Object... attributes) {
    List<Object> all = new ArrayList<>(List.of(attributes));
    all.addAll(List.of("stroke", line.colour(), "stroke-width", line.dashed() ? 1.25 : 1.75));
    if (line.dashed()) {
      all.addAll(List.of("stroke-dasharray", "5 3"));
    }
    return all.toArray();
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
