package games.parlour.boards.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.picture.SvgWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The walls go round their block of squares, alike on all sides, and reach no farther than a
 * square.
 */
class SvgFortTest {
  private static final Pattern POINT = Pattern.compile("[ML](-?[0-9.]+) (-?[0-9.]+)");

  @Test
  void wallsStandAroundTheBlockAndNextToIt() {
    SvgWriter svg = new SvgWriter();
    new SvgFort(100, 100, 80, 80).draw(svg);
    Matcher points = POINT.matcher(svg.toString());
    double farLeft = 200;
    double farRight = 0;
    int count = 0;
    while (points.find()) {
      double x = Double.parseDouble(points.group(1));
      double y = Double.parseDouble(points.group(2));
      assertThat(x > 100 && x < 180 && y > 100 && y < 180).as("%s %s", x, y).isFalse();
      assertThat(x).isBetween(100.0 - SquareGeometry.CELL, 180.0 + SquareGeometry.CELL);
      assertThat(y).isBetween(100.0 - SquareGeometry.CELL, 180.0 + SquareGeometry.CELL);
      farLeft = Math.min(farLeft, x);
      farRight = Math.max(farRight, x);
      count++;
    }
    assertThat(count).isGreaterThan(40);
    assertThat(farLeft + farRight).isEqualTo(280, within(.2));
  }
}
