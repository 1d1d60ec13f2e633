package games.parlour.load.samples;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * Where a figure goes over a run.
 *
 * @param perHour by how much it grows in an hour: the slope of the straight line that fits best
 *     (least squares)
 * @param first its mean in the first third of the run
 * @param last its mean in the last third
 */
public record LoadTrend(double perHour, double first, double last) {
  private static final double HOUR = 3600;

  /** A point in time, and what was seen there. */
  private record Point(double seconds, double value) {}

  /** The trend of a figure, if the first and the last third of the run tell of it. */
  public static Optional<LoadTrend> of(
      List<LoadSample> samples, Function<LoadSample, OptionalDouble> figure) {
    List<Point> points =
        samples.stream()
            .filter(sample -> figure.apply(sample).isPresent())
            .map(sample -> new Point(sample.seconds(), figure.apply(sample).orElseThrow()))
            .toList();
    if (points.size() < 2) {
      return Optional.empty();
    }
    double begin = points.getFirst().seconds();
    double end = points.getLast().seconds();
    double third = (end - begin) / 3;
    return Optional.of(
        new LoadTrend(
            HOUR * slope(points),
            mean(points.stream().filter(point -> point.seconds() <= begin + third).toList()),
            mean(points.stream().filter(point -> point.seconds() >= end - third).toList())));
  }

  private static double slope(List<Point> points) {
    double seconds = points.stream().mapToDouble(Point::seconds).average().orElseThrow();
    double value = mean(points);
    double both = 0;
    double square = 0;
    for (Point point : points) {
      double off = point.seconds() - seconds;
      both += off * (point.value() - value);
      square += off * off;
    }
    return both / square;
  }

  private static double mean(List<Point> points) {
    return points.stream().mapToDouble(Point::value).average().orElseThrow();
  }
}
