package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.Sheet;
import java.util.List;
import java.util.Locale;

/** Puts sheets into words. */
final class Sheets {
  private final Catalogue words;

  Sheets(Catalogue words) {
    this.words = words;
  }

  Said.Sheet tell(Sheet sheet) {
    return new Said.Sheet("sheet", parts(sheet.parts()), parts(sheet.more()));
  }

  private List<Said.Part> parts(List<Sheet.Part> parts) {
    return parts.stream().map(this::part).toList();
  }

  private Said.Part part(Sheet.Part part) {
    return switch (part) {
      case Sheet.Facts facts ->
          new Said.Facts("facts", facts.facts().stream().map(this::fact).toList());
      case Sheet.Grid grid ->
          new Said.Grid(
              "grid",
              words.tell(grid.title()),
              cells(grid.heads()),
              grid.rows().stream().map(this::cells).toList());
      case Sheet.Note note -> new Said.Note("note", words.tell(note.text()));
      case Sheet.Listing listing ->
          new Said.Listing(
              "listing",
              words.tell(listing.title()),
              listing.items().stream().map(this::item).toList());
    };
  }

  private Said.Fact fact(Sheet.Fact fact) {
    Said.Gauge gauge =
        fact.gauge().map(full -> new Said.Gauge(full.taken(), full.places())).orElse(null);
    return new Said.Fact(words.tell(fact.name()), words(fact.words()), gauge);
  }

  private List<List<Said.Word>> cells(List<Sheet.Cell> cells) {
    return cells.stream().map(cell -> words(cell.words())).toList();
  }

  private Said.Item item(Sheet.Item item) {
    return new Said.Item(word(item.name()), item.about().stream().map(words::tell).toList());
  }

  private List<Said.Word> words(List<Sheet.Word> all) {
    return all.stream().map(this::word).toList();
  }

  private Said.Word word(Sheet.Word word) {
    String tone = word.tone().name().toLowerCase(Locale.ROOT);
    return new Said.Word(words.tell(word.full()), words.tell(word.brief()), tone);
  }
}
