package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.draw.Drawer;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.Scene;
import games.parlour.core.Catalogue;
import games.parlour.core.Game;
import games.parlour.core.Language;
import games.parlour.core.Occasion;
import games.parlour.core.View;
import games.parlour.core.Viewer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Boards on terminals that are narrower than they would like. */
class NarrowTest {
  private static final String LATE =
      "17/17/17/7sss7/6s1s8/17/17/17/17/17/17/17/17/6p10/17/17/17 s S11+5/P15+5 1908 0 0 -";
  private static final String WIDE = "    a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q";
  private static final Paint COLOURS = new Paint(Paint.Depth.FULL, true);

  private static List<String> drawn(int width, Paint paint, Optional<String> position) {
    Game<?, ?> game = Games.named("suffragetto");
    View view =
        game.start(game.setup(Occasion.COMPUTERS, Map.of(), position)).view(new Viewer.Spectator());
    Catalogue words = Catalogue.beside(Main.class, Language.EN).over(game.texts(Language.EN));
    return Drawer.picture(new Scene(view, Optional.empty(), false, width, paint, words)).stream()
        .map(line -> line.replaceAll("\033\\[[0-9;]*m", ""))
        .toList();
  }

  @Test
  void noLineIsLongerThanTheTerminalIsWide() {
    for (int width = 23; width <= 100; width++) {
      int most = width;
      for (Paint paint : List.of(Paint.PLAIN, COLOURS)) {
        for (Optional<String> position : List.of(Optional.<String>empty(), Optional.of(LATE))) {
          assertThat(drawn(width, paint, position))
              .as("%d columns", width)
              .allMatch(line -> line.length() <= most);
        }
      }
    }
  }

  @Test
  void theLegendGoesFirstAndThenTheRoomBetweenSquares() {
    assertThat(drawn(79, Paint.PLAIN, Optional.empty()).get(1)).contains("Suffragette");
    assertThat(drawn(57, Paint.PLAIN, Optional.empty()).getFirst()).isEqualTo(WIDE);
    assertThat(drawn(40, Paint.PLAIN, Optional.empty()).getFirst())
        .isEqualTo("    a b c d e f g h i j k l m n o p q");
    assertThat(drawn(23, Paint.PLAIN, Optional.empty()).getFirst())
        .isEqualTo("   abcdefghijklmnopq");
  }

  @Test
  void leadersAreToldFromTheOthersAtAnyWidth() {
    assertThat(String.join("\n", drawn(40, COLOURS, Optional.empty()))).contains("(●", " ●");
    assertThat(String.join("\n", drawn(30, COLOURS, Optional.empty()))).contains("L", "s");
  }
}
