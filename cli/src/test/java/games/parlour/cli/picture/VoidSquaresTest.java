package games.parlour.cli.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.BoardMove;
import games.parlour.boards.BoardView;
import games.parlour.boards.picture.BoardPicture;
import games.parlour.cli.command.Program;
import games.parlour.cli.draw.DrawingRequest;
import games.parlour.cli.draw.Paint;
import games.parlour.cli.draw.ViewDrawer;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Viewer;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.testkit.cross.CrossGame;
import games.parlour.testkit.cross.CrossMove;
import games.parlour.testkit.cross.CrossPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A board that is no rectangle, in a terminal and as a picture: nothing is drawn where it is void.
 */
class VoidSquaresTest {
  private static final Path GOLDEN =
      Path.of("src/test/resources/games/parlour/cli/picture/cross.svg");
  private static final String POSITION = "..1c1../..3../3m3/3M3/7/..M2../..1C1.. w 0";

  private final CrossGame game = new CrossGame();

  private DrawingRequest request(Paint paint, int width) {
    CrossPosition before = game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(POSITION)));
    CrossMove move = game.notation().read(before, "d4xd5");
    Catalogue words = Program.texts(Language.EN).over(game.texts(Language.EN));
    return new DrawingRequest(
        before.play(move).view(new Viewer.Spectator()),
        Optional.<Move>of(move),
        false,
        width,
        paint,
        words);
  }

  private String picture() {
    DrawingRequest request = request(Paint.PLAIN, 80);
    return BoardPicture.of(
        (BoardView) request.view(),
        request.last().map(BoardMove.class::cast),
        request.words(),
        "Cross",
        "Black to play.");
  }

  @Test
  void aTerminalLeavesThemBlank() {
    assertThat(String.join("\n", ViewDrawer.picture(request(Paint.PLAIN, 80))))
        .isEqualTo(
            """
                a  b  c  d  e  f  g
             7        .  c  .        7   M  white man
             6        .  .  .        6   C  white captain
             5  .  .  : [M] :  .  .  5   m  black man
             4  .  .  : (:) :  .  .  4   c  black captain
             3  .  .  :  :  :  .  .  3
             2        M  .  .        2   .  arms
             1        .  C  .        1   :  heart
                a  b  c  d  e  f  g
            Taken by White: 2 m   Taken by Black: none\
            """);
  }

  @Test
  void coloursAndNarrowTerminalsLeaveThemBlankToo() {
    String narrow = String.join("\n", ViewDrawer.picture(request(Paint.PLAIN, 14)));
    assertThat(narrow).contains("\n 7   .c.   7", "\n 5 ..:M:.. 5");
    Paint colours = new Paint(Paint.Depth.FULL, true);
    String top = ViewDrawer.picture(request(colours, 80)).get(1);
    assertThat(top.replaceAll("\033\\[2m.*?\033\\[0m", ""))
        .startsWith("      \033[")
        .contains("(●)");
  }

  /** With -Dparlour.golden=write the picture is drawn anew. */
  @Test
  void aPictureShowsTheShapeOfTheBoard() throws IOException {
    String svg = picture();
    if (System.getProperty("parlour.golden", "").equals("write")) {
      Files.writeString(GOLDEN, svg);
    }
    assertThat(GOLDEN).as("-Dparlour.golden=write draws it anew").hasContent(svg);
  }
}
