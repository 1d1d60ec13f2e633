package games.parlour.load.samples;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * One line in a picture of samples.
 *
 * @param label what it shows
 * @param colour its colour, such as {@code #2A2230}
 * @param dashed whether it is drawn in dashes
 * @param values its value at each sample; nothing leaves a gap
 */
record PlotLine(String label, String colour, boolean dashed, List<OptionalDouble> values) {
  static PlotLine of(
      String label,
      String colour,
      boolean dashed,
      List<LoadSample> samples,
      Function<LoadSample, OptionalDouble> figure) {
    return new PlotLine(label, colour, dashed, samples.stream().map(figure).toList());
  }

  double most() {
    return values.stream().flatMapToDouble(OptionalDouble::stream).max().orElse(0);
  }

  boolean isEmpty() {
    return values.stream().allMatch(OptionalDouble::isEmpty);
  }
}
