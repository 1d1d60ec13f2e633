package games.parlour.cli.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Boards drawn into files. */
class BoardPictureTest {
  private static final String GAME =
      "../suffragetto/src/test/resources/games/parlour/suffragetto/golden/1908.record";
  private static final String WITH_BOXES =
      "../fort-chitral/src/test/resources/games/parlour/chitral/golden/ranks.record";

  @TempDir Path home;

  private Path out() {
    return home.resolve("board.svg");
  }

  private String drawn(String... more) throws IOException {
    return drawnOf(GAME, more);
  }

  private String drawnOf(String record, String... more) throws IOException {
    ProgramRun run = drawOf(record, more);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(out().toString()).hasLineCount(1);
    String svg = Files.readString(out());
    Files.delete(out());
    return svg;
  }

  private ProgramRun draw(String... more) {
    return drawOf(GAME, more);
  }

  private ProgramRun drawOf(String record, String... more) {
    String[] args = {"replay", record, "--svg", out().toString()};
    String[] all = new String[args.length + more.length];
    System.arraycopy(args, 0, all, 0, args.length);
    System.arraycopy(more, 0, all, args.length, more.length);
    return ProgramRun.of(all);
  }

  private static Document parsed(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  private static String text(Document picture, String tag) {
    return picture.getElementsByTagName(tag).item(0).getTextContent();
  }

  @Test
  void itIsWellFormedAndTellsWhatItShows() throws Exception {
    Document picture = parsed(drawn("--at", "0"));
    assertThat(picture.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(picture.getDocumentElement().getAttribute("role")).isEqualTo("img");
    assertThat(text(picture, "title")).isEqualTo("Suffragetto at the start");
    assertThat(text(picture, "desc"))
        .contains("Leader: c6, e5, i6, m5 and o6.", "Prison: empty.", "A coin decides");
    int inTheLegend = 4;
    assertThat(picture.getElementsByTagName("use").getLength()).isEqualTo(42 + inTheLegend);
    assertThat(picture.getElementsByTagName("polyline").getLength()).isZero();
  }

  @Test
  void itNeedsNothingFromElsewhere() throws IOException {
    String svg = drawn().replace("http://www.w3.org/2000/svg", "");
    assertThat(svg).doesNotContain("http", "url(", "<script", "<image", "@import");
  }

  @Test
  void theLastMoveIsMarkedWithItsPathAndWhomItTook() throws Exception {
    Document picture = parsed(drawn("--at", "29"));
    NodeList ways = picture.getElementsByTagName("polyline");
    assertThat(ways.getLength()).isEqualTo(1);
    String points = ways.item(0).getAttributes().getNamedItem("points").getNodeValue();
    assertThat(points.split(" ")).hasSize(9);
    assertThat(text(picture, "desc"))
        .contains("Hospital: 2 × Inspector and 4 × Policeman.", "Police to play.");
  }

  @Test
  void captivesStandInTheZoneThatHoldsThem() throws Exception {
    Document picture = parsed(drawn("--at", "29"));
    NodeList pieces = picture.getElementsByTagName("use");
    int captive = 0;
    for (int i = 0; i < pieces.getLength(); i++) {
      captive += pieces.item(i).getAttributes().getNamedItem("opacity") == null ? 0 : 1;
    }
    assertThat(captive).isEqualTo(9);
    assertThat(pieces.getLength()).isEqualTo(42 + 4);
  }

  @Test
  void whoWasTakenLiesBesideTheBoardAndIsCounted() throws Exception {
    Document picture = parsed(drawnOf(WITH_BOXES, "--at", "63"));
    int inTheLegend = 2;
    assertThat(picture.getElementsByTagName("use").getLength()).isEqualTo(36 + inTheLegend);
    assertThat(picture.getDocumentElement().getTextContent())
        .contains("Taken by White: 3\n", "Taken by Black: 1\n");
    assertThat(text(picture, "desc"))
        .contains("Taken by White: 3 × Black man. Taken by Black: 1 × White man. Black to play.");
    Document german = parsed(drawnOf(WITH_BOXES, "--at", "0", "--lang", "de"));
    assertThat(german.getDocumentElement().getTextContent())
        .contains("Von Weiß geschlagen: keine\n", "Von Schwarz geschlagen: keine.");
  }

  @Test
  void itSpeaksThePersonsLanguage() throws Exception {
    Document picture = parsed(drawn("--at", "29", "--lang", "de"));
    assertThat(text(picture, "title")).isEqualTo("Suffragetto nach Eintrag 29");
    assertThat(text(picture, "desc")).contains("Krankenhaus: 2 × Inspektor und 4 × Polizist.");
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    Files.writeString(out(), "mine");
    ProgramRun run = draw();
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("parlour: \"" + out()).contains("exists").hasLineCount(1);
    assertThat(out()).hasContent("mine");
  }

  @Test
  void aPlaceThatCannotBeWrittenIsRefused() {
    String nowhere = home.resolve("no/such/folder.svg").toString();
    ProgramRun run = ProgramRun.of("replay", GAME, "--svg", nowhere);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("cannot be written").hasLineCount(1);
  }

  @Test
  void whatIsRefusedLeavesNoFile() {
    assertThat(draw("--at", "1000").code()).isEqualTo(2);
    assertThat(draw("--json").err()).contains("--svg and --json").hasLineCount(1);
    assertThat(draw("--json").code()).isEqualTo(2);
    assertThat(out()).doesNotExist();
  }

  @Test
  void aGameWithoutABoardIsRefused() {
    ProgramRun.at(home, "", "play", "four-hands", "--seed", "1");
    ProgramRun run =
        ProgramRun.of("replay", ProgramRun.saved(home).toString(), "--svg", out().toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("no board to draw").hasLineCount(1);
    assertThat(out()).doesNotExist();
  }

  /** With -Dparlour.golden=write the picture in the documentation is drawn anew. */
  @ParameterizedTest
  @CsvSource({"suffragetto, " + GAME + ", 29", "fort-chitral, " + WITH_BOXES + ", 63"})
  void thePictureInTheDocumentationIsUpToDate(String game, String record, String at)
      throws IOException {
    Path inTheDocs = Path.of("../docs/images/" + game + ".svg");
    String svg = drawnOf(record, "--at", at);
    if (System.getProperty("parlour.golden", "").equals("write")) {
      Files.writeString(inTheDocs, svg);
    }
    assertThat(inTheDocs).as("-Dparlour.golden=write draws it anew").hasContent(svg);
  }
}
