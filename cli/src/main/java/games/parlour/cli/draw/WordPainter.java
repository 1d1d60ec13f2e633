package games.parlour.cli.draw;

import games.parlour.core.picture.PaintColour;
import games.parlour.core.picture.Palette;
import games.parlour.core.show.Sheet.Cell;
import games.parlour.core.show.Sheet.Tone;
import games.parlour.core.show.Sheet.Word;
import games.parlour.core.text.Catalogue;
import java.util.stream.Collectors;

/** Says the words of a sheet in their tones, as far as a terminal has colours. */
record WordPainter(Catalogue words, Paint paint) {
  private static final PaintColour PURPLE = new PaintColour(0x5B3A94, 54);
  private static final PaintColour YELLOW = new PaintColour(0xF2C230, 220);
  private static final PaintColour RED = new PaintColour(0xB3261E, 124);
  private static final PaintColour GREEN = new PaintColour(0x2C6B49, 22);

  /** A word at its full length. */
  String full(Word word) {
    return painted(words.tell(word.full()), word.tone());
  }

  /** The words of a cell side by side. */
  String cell(Cell cell, boolean full) {
    return cell.words().stream()
        .map(word -> painted(words.tell(full ? word.full() : word.brief()), word.tone()))
        .collect(Collectors.joining(" "));
  }

  /** Colours come with a ground of their own: nobody knows that of the terminal. */
  private String painted(String text, Tone tone) {
    return switch (tone) {
      case PLAIN -> text;
      case STRONG -> paint.strong(text);
      case SOFT -> paint.soft(text);
      case PURPLE -> paint.on(PURPLE, Palette.LIGHT, true, text);
      case YELLOW -> paint.on(YELLOW, Palette.INK, true, text);
      case RED -> paint.on(RED, Palette.LIGHT, true, text);
      case GREEN -> paint.on(GREEN, Palette.LIGHT, true, text);
    };
  }
}
