package games.parlour.server.api;

import games.parlour.core.Catalogue;
import games.parlour.core.Sheet;
import java.util.List;
import java.util.Locale;

/** Puts sheets into words. */
final class SheetPresenter {
  private final Catalogue words;

  SheetPresenter(Catalogue words) {
    this.words = words;
  }

  ViewDocuments.Sheet tell(Sheet sheet) {
    return new ViewDocuments.Sheet("sheet", parts(sheet.parts()), parts(sheet.more()));
  }

  private List<ViewDocuments.Part> parts(List<Sheet.Part> parts) {
    return parts.stream().map(this::part).toList();
  }

  private ViewDocuments.Part part(Sheet.Part part) {
    return switch (part) {
      case Sheet.Facts facts ->
          new ViewDocuments.Facts("facts", facts.facts().stream().map(this::fact).toList());
      case Sheet.Grid grid ->
          new ViewDocuments.Grid(
              "grid",
              words.tell(grid.title()),
              cells(grid.heads()),
              grid.rows().stream().map(this::cells).toList());
      case Sheet.Note note -> new ViewDocuments.Note("note", words.tell(note.text()));
      case Sheet.Listing listing ->
          new ViewDocuments.Listing(
              "listing",
              words.tell(listing.title()),
              listing.items().stream().map(this::item).toList());
    };
  }

  private ViewDocuments.Fact fact(Sheet.Fact fact) {
    ViewDocuments.Gauge gauge =
        fact.gauge().map(full -> new ViewDocuments.Gauge(full.taken(), full.places())).orElse(null);
    return new ViewDocuments.Fact(words.tell(fact.name()), words(fact.words()), gauge);
  }

  private List<List<ViewDocuments.Word>> cells(List<Sheet.Cell> cells) {
    return cells.stream().map(cell -> words(cell.words())).toList();
  }

  private ViewDocuments.Item item(Sheet.Item item) {
    return new ViewDocuments.Item(
        word(item.name()), item.about().stream().map(words::tell).toList());
  }

  private List<ViewDocuments.Word> words(List<Sheet.Word> all) {
    return all.stream().map(this::word).toList();
  }

  private ViewDocuments.Word word(Sheet.Word word) {
    String tone = word.tone().name().toLowerCase(Locale.ROOT);
    return new ViewDocuments.Word(words.tell(word.full()), words.tell(word.brief()), tone);
  }
}
