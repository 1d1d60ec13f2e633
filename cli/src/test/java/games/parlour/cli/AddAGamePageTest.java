package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.boards.picture.PieceStyle;
import games.parlour.core.picture.Palette;
import games.parlour.testkit.BoardContract;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables of the page for people who add a game name what there is. */
class AddAGamePageTest {
  private static final Path ROOT = Path.of("..");

  private static String read(String file) throws IOException {
    return Files.readString(ROOT.resolve(file));
  }

  /** What is named in the first column of the table under a heading. */
  private static List<String> named(String heading) throws IOException {
    String page = read("docs/add-a-game.md");
    String part = page.substring(page.indexOf("### " + heading + "\n"));
    int next = part.indexOf("\n#", 1);
    List<String> named =
        part.substring(0, next < 0 ? part.length() : next)
            .lines()
            .filter(line -> line.startsWith("| `"))
            .flatMap(line -> found("`([A-Za-z]+)`", line.substring(0, line.indexOf('|', 1))))
            .toList();
    assertThat(named).isNotEmpty();
    return named;
  }

  private static Stream<String> found(String pattern, String text) {
    List<MatchResult> all = Pattern.compile(pattern).matcher(text).results().toList();
    return all.stream().map(match -> match.group(1));
  }

  /** The words of a list in a source of the page. */
  private static List<String> listed(String file, String start) throws IOException {
    String source = read(file);
    String list = source.substring(source.indexOf(start));
    return found("'([a-z]+)'", list.substring(0, list.indexOf(']'))).toList();
  }

  @Test
  void theTintsAreThoseOfThePageAndTheTerminal() throws IOException {
    List<String> tints = named("Tints");
    assertThat(tints)
        .containsExactlyInAnyOrderElementsOf(
            listed("web/src/board/ZoneLayer.svelte", "const TINTS"));
    String tokens = read("web/src/look/tokens.css");
    for (String tint : tints) {
      assertThat(tokens).contains("--" + tint + ":");
      if (!tint.equals("wood")) {
        assertThat(Palette.tint(tint)).as(tint).isNotEqualTo(Palette.tint("none"));
      }
    }
  }

  @Test
  void theStylesAreThoseOfThePageAndTheTerminal() throws IOException {
    List<String> styles = named("Piece styles");
    assertThat(styles)
        .containsExactlyInAnyOrderElementsOf(listed("web/src/art/looks.ts", "const LOOKS"))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(PieceStyle.values())
                .map(style -> style.name().toLowerCase(Locale.ROOT))
                .toList());
  }

  @Test
  void theLawsAreThoseOfTheContract() throws IOException {
    List<String> laws = Stream.of(BoardContract.class.getMethods()).map(Method::getName).toList();
    assertThat(laws).containsAll(named("Which set-ups reach which law"));
  }
}
