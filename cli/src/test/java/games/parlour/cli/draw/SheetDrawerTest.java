package games.parlour.cli.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.show.Sheet;
import games.parlour.core.show.Sheet.Cell;
import games.parlour.core.show.Sheet.Tone;
import games.parlour.core.show.Sheet.Word;
import games.parlour.core.show.SheetView;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Sheets on terminals of any width, with and without colours. */
class SheetDrawerTest {
  private static final Paint COLOURS = new Paint(Paint.Depth.FULL, true);

  private static final Catalogue WORDS =
      Catalogue.parse(
          """
          board.none = none
          word = {word}
          note = p is a purple cube, and r is a red one.
          """);

  private record Told(Sheet sheet) implements SheetView {}

  private static Text text(String word) {
    return Text.of("word", "word", word);
  }

  private static Word word(String word, Tone tone) {
    return Word.of(text(word), tone);
  }

  private static Cell state(String name, String code, String cubes, Tone tone) {
    return Cell.of(new Word(text(name), text(code), Tone.PLAIN), word(cubes, tone));
  }

  private static final Sheet.Grid MAP =
      new Sheet.Grid(
          text("Map"),
          List.of(Cell.of(word("East", Tone.STRONG)), Cell.of(word("South", Tone.STRONG))),
          List.of(
              List.of(
                  state("New York", "NY", "p2", Tone.PURPLE), state("Texas", "TX", "r3", Tone.RED)),
              List.of(state("Vermont", "VT", "", Tone.PLAIN), Cell.of())));

  private static final Sheet.Note NOTE = new Sheet.Note(Text.of("note"));

  private static List<String> drawn(int width, Paint paint, Sheet.Part... parts) {
    Sheet sheet = new Sheet(List.of(parts), List.of(), List.of());
    return ViewDrawer.picture(
        new DrawingRequest(new Told(sheet), Optional.empty(), false, width, paint, WORDS));
  }

  @Test
  void aGridSaysAllWhereThereIsRoom() {
    assertThat(drawn(50, Paint.PLAIN, MAP, NOTE))
        .containsExactly(
            "Map",
            "East                    South",
            "New York p2             Texas r3",
            "Vermont",
            "p is a purple cube, and r is a red one.");
  }

  @Test
  void elseItIsBriefAndThenInBands() {
    assertThat(drawn(20, Paint.PLAIN, MAP, NOTE))
        .startsWith("Map", "East       South", "NY p2      TX r3", "VT", "p is a purple cube,");
    assertThat(drawn(11, Paint.PLAIN, MAP, NOTE))
        .startsWith("Map", "East", "NY p2", "VT", "South", "TX r3", "", "p is a");
  }

  @Test
  void columnsAreAlikeWhereTheyCanBe() {
    assertThat(drawn(24, Paint.PLAIN, MAP).get(2)).isEqualTo("New York p2  Texas r3");
    assertThat(drawn(23, Paint.PLAIN, MAP).get(2)).isEqualTo("NY p2       TX r3");
    assertThat(drawn(30, Paint.PLAIN, MAP).get(2)).isEqualTo("New York p2     Texas r3");
  }

  @Test
  void coloursBringTheirOwnGround() {
    List<String> lines = drawn(50, COLOURS, MAP, NOTE);
    assertThat(lines.get(2)).contains("\033[38;2;255;251;242;48;2;91;58;148;1mp2\033[0m");
    assertThat(lines.stream().map(line -> line.replaceAll("\033\\[[0-9;]*m", "")).toList())
        .isEqualTo(drawn(50, Paint.PLAIN, MAP, NOTE));
  }

  @Test
  void factsStandSideBySideWhileTheyFit() {
    Sheet.Fact congress =
        new Sheet.Fact(
            text("Congress"),
            List.of(word("2 of 6", Tone.PLAIN)),
            Optional.of(new Sheet.Gauge(2, 6)));
    Sheet.Fact turn =
        new Sheet.Fact(text("Turn"), List.of(word("3", Tone.STRONG)), Optional.empty());
    Sheet.Facts facts = new Sheet.Facts(List.of(congress, turn));
    assertThat(drawn(40, Paint.PLAIN, facts)).containsExactly("Congress ##.... 2 of 6   Turn 3");
    assertThat(drawn(30, Paint.PLAIN, facts)).containsExactly("Congress ##.... 2 of 6", "Turn 3");
    assertThat(drawn(40, COLOURS, facts).getFirst()).contains("■■□□□□");
  }

  @Test
  void thingsWithSentencesAreParagraphsAndOthersALine() {
    Sheet.Item card =
        new Sheet.Item(
            word("Lucy:", Tone.STRONG), List.of(text("Take one."), text("Then roll a die.")));
    Sheet.Item plain = new Sheet.Item(word("Anna", Tone.PLAIN), List.of());
    assertThat(drawn(24, Paint.PLAIN, new Sheet.Listing(text("Hand"), List.of(card, plain))))
        .containsExactly("Hand", "  Lucy: Take one. Then", "    roll a die.", "  Anna");
    assertThat(drawn(24, Paint.PLAIN, new Sheet.Listing(text("Seen"), List.of(plain, plain))))
        .containsExactly("Seen: Anna, Anna");
    assertThat(drawn(24, Paint.PLAIN, new Sheet.Listing(text("Seen"), List.of())))
        .containsExactly("Seen: none");
    assertThat(drawn(24, Paint.PLAIN, NOTE, new Sheet.Listing(text("Hand"), List.of(card))))
        .containsSequence("r is a red one.", "", "Hand");
    assertThat(drawn(24, COLOURS, new Sheet.Listing(text("Hand"), List.of(card))).get(1))
        .isEqualTo("  \033[1mLucy:\033[0m Take one. Then");
  }

  @Test
  void aRowHasACellUnderEveryHead() {
    List<Cell> heads = List.of(Cell.of(), Cell.of());
    assertThatThrownBy(() -> new Sheet.Grid(text("Map"), heads, List.of(List.of(Cell.of()))))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
