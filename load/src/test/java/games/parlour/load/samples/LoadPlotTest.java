package games.parlour.load.samples;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.text.Catalogue;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The picture is well-formed, asks nobody for anything, and every point lies in its panel. */
class LoadPlotTest {
  private static final Catalogue WORDS = Catalogue.parse("plot.node = <node> & {node}\n");

  private static LoadSample sample(double seconds, double size, List<NodeSample> nodes) {
    return new LoadSample(seconds, 100, size, 7 * size, 2 * size, 9 * size, nodes);
  }

  private static NodeSample node(double value) {
    OptionalDouble each = OptionalDouble.of(value);
    return new NodeSample(each, each, each, each, each);
  }

  private static Document drawn(List<LoadSample> samples) throws Exception {
    String svg = new LoadPlot(WORDS, samples).draw();
    assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("://", "url(", "NaN");
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> all(Document svg, String tag) {
    NodeList found = svg.getElementsByTagName(tag);
    return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i)).toList();
  }

  /** The panels from the top; the first rectangle is the paper. */
  private static List<Element> panels(Document svg) {
    List<Element> rectangles = all(svg, "rect");
    return rectangles.subList(1, rectangles.size());
  }

  private static double number(Element element, String name) {
    return Double.parseDouble(element.getAttribute(name));
  }

  /** How many points each line has, in the order of the picture. */
  private static List<Integer> points(Document svg) {
    List<Integer> counts = new ArrayList<>();
    for (Element line : all(svg, "polyline")) {
      String[] points = line.getAttribute("points").split(" ", -1);
      counts.add(points.length);
      double before = 0;
      Element inside = null;
      for (String point : points) {
        double x = Double.parseDouble(point.substring(0, point.indexOf(',')));
        double y = Double.parseDouble(point.substring(point.indexOf(',') + 1));
        assertThat(x).as("time goes on").isGreaterThan(before);
        before = x;
        Element panel =
            panels(svg).stream()
                .filter(each -> contains(each, x, y))
                .findFirst()
                .orElseThrow(() -> new AssertionError(point + " is in no panel"));
        assertThat(inside == null || inside.equals(panel)).as("one line, one panel").isTrue();
        inside = panel;
      }
    }
    return counts;
  }

  private static boolean contains(Element panel, double x, double y) {
    double left = number(panel, "x");
    double top = number(panel, "y");
    return x >= left
        && x <= left + number(panel, "width")
        && y >= top
        && y <= top + number(panel, "height");
  }

  @Test
  void everyPointLiesInItsPanel() throws Exception {
    List<LoadSample> samples = new ArrayList<>();
    for (int i = 1; i <= 180; i++) {
      double size = 1 + i * 37 % 101;
      samples.add(sample(10 * i, size, List.of(node(size / 7), node(size * 11), node(0))));
    }
    Document svg = drawn(samples);
    assertThat(panels(svg)).hasSize(4);
    assertThat(points(svg)).hasSize(4 + 6 + 3 + 6).allMatch(count -> count == 180);
    assertThat(all(svg, "text").stream().map(Element::getTextContent))
        .contains("<node> & 3", "plot.minutes", "5", "30");
  }

  @Test
  void whatIsNotToldLeavesAGapOrNoPanel() throws Exception {
    NodeSample silent =
        new NodeSample(
            OptionalDouble.empty(),
            OptionalDouble.of(300),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty());
    NodeSample gone =
        new NodeSample(
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty());
    List<LoadSample> samples = new ArrayList<>();
    for (int i = 1; i <= 10; i++) {
      samples.add(sample(i, 0.001, List.of(i == 5 ? gone : silent)));
    }
    Document svg = drawn(samples);
    assertThat(panels(svg)).as("times and memory").hasSize(2);
    assertThat(points(svg)).containsExactly(10, 10, 10, 10, 4, 5);
    assertThat(all(svg, "text").stream().map(Element::getTextContent)).contains("plot.seconds");
  }

  @Test
  void stepsAreRound() {
    assertThat(PlotScale.over(48, 4)).isEqualTo(new PlotScale(60, 20));
    assertThat(PlotScale.over(40, 4)).isEqualTo(new PlotScale(40, 10));
    assertThat(PlotScale.over(839, 4)).isEqualTo(new PlotScale(1000, 500));
    assertThat(PlotScale.over(0.5, 4).label(1)).isEqualTo("0.2");
    assertThat(PlotScale.over(0, 4).marks()).isPositive();
  }
}
