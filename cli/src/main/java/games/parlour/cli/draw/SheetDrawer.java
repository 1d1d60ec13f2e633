package games.parlour.cli.draw;

import games.parlour.cli.output.TextWrapper;
import games.parlour.core.show.Sheet;
import games.parlour.core.show.Sheet.Fact;
import games.parlour.core.show.Sheet.Item;
import games.parlour.core.show.Sheet.Part;
import games.parlour.core.text.Text;
import java.util.ArrayList;
import java.util.List;

/** Draws what there is to see of a game without a board. */
public final class SheetDrawer {
  private static final String GAP = "   ";
  private static final String FIRST = "  ";
  private static final String NEXT = "    ";

  /** Sentences that run over more columns than these are hard to read. */
  private static final int READABLE = 100;

  private final DrawingRequest request;
  private final Paint paint;
  private final WordPainter tones;

  public SheetDrawer(DrawingRequest request) {
    this.request = request;
    this.paint = request.paint();
    this.tones = new WordPainter(request.words(), request.paint());
  }

  /** All that a player looks at all the time. */
  static List<String> draw(Sheet sheet, DrawingRequest request) {
    return new SheetDrawer(request).parts(sheet.parts());
  }

  /** These parts, one below the other. */
  public List<String> parts(List<Part> parts) {
    List<String> lines = new ArrayList<>();
    for (Part part : parts) {
      switch (part) {
        case Sheet.Facts facts -> lines.addAll(facts(facts.facts()));
        case Sheet.Grid grid -> lines.addAll(grid(grid));
        case Sheet.Note note ->
            TextWrapper.lines(tell(note.text()), readable())
                .forEach(line -> lines.add(paint.soft(line)));
        case Sheet.Listing listing -> lines.addAll(listing(listing));
      }
    }
    return lines.stream().dropWhile(String::isEmpty).toList();
  }

  private List<String> facts(List<Fact> facts) {
    List<String> lines = new ArrayList<>();
    for (String told : facts.stream().map(this::fact).toList()) {
      String line = lines.isEmpty() ? told : lines.getLast() + GAP + told;
      if (!lines.isEmpty() && Paint.columns(line) <= request.width()) {
        lines.set(lines.size() - 1, line);
      } else if (Paint.columns(told) <= request.width()) {
        lines.add(told);
      } else {
        lines.addAll(TextWrapper.lines(Paint.bare(told), request.width()));
      }
    }
    return lines;
  }

  private String fact(Fact fact) {
    StringBuilder line = new StringBuilder(paint.soft(tell(fact.name())));
    fact.gauge()
        .ifPresent(
            gauge -> {
              String taken = (paint.shapes() ? "■" : "#").repeat(gauge.taken());
              String free = (paint.shapes() ? "□" : ".").repeat(gauge.places() - gauge.taken());
              line.append(' ').append(taken).append(free);
            });
    fact.words().forEach(word -> line.append(' ').append(tones.full(word)));
    return line.toString();
  }

  private List<String> grid(Sheet.Grid grid) {
    List<String> lines = new ArrayList<>();
    lines.addAll(title(grid.title()));
    lines.addAll(new GridDrawer(grid, tones, request.width()).lines());
    return lines;
  }

  /** A title, with room above it. */
  private List<String> title(Text title) {
    List<String> lines = new ArrayList<>(List.of(""));
    TextWrapper.lines(tell(title), request.width()).forEach(line -> lines.add(paint.strong(line)));
    return lines;
  }

  /** A paragraph for each thing; where there is nothing to say about any, their names alone. */
  private List<String> listing(Sheet.Listing listing) {
    if (listing.items().stream().allMatch(item -> item.about().isEmpty())) {
      return names(tell(listing.title()), listing.items());
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(title(listing.title()));
    lines.addAll(items(listing.items()));
    return lines;
  }

  /** A paragraph for each of these. */
  public List<String> items(List<Item> items) {
    List<String> lines = new ArrayList<>();
    for (Item item : items) {
      String name = tell(item.name().full());
      StringBuilder told = new StringBuilder(name);
      item.about().forEach(about -> told.append(' ').append(tell(about)));
      hanging(lines, told.toString(), name);
    }
    return lines;
  }

  private List<String> names(String title, List<Item> items) {
    List<String> names = items.stream().map(item -> tell(item.name().full())).toList();
    String told = names.isEmpty() ? tell(Text.of("board.none")) : String.join(", ", names);
    List<String> lines = new ArrayList<>();
    String head = title + ":";
    List<String> wrapped = TextWrapper.lines(head + " " + told, readable() - FIRST.length());
    for (int i = 0; i < wrapped.size(); i++) {
      lines.add(i == 0 ? strongly(wrapped.get(0), head) : FIRST + wrapped.get(i));
    }
    return lines;
  }

  private void hanging(List<String> lines, String text, String name) {
    List<String> wrapped = TextWrapper.lines(text, readable() - NEXT.length());
    for (int i = 0; i < wrapped.size(); i++) {
      lines.add(i == 0 ? FIRST + strongly(wrapped.get(0), name) : NEXT + wrapped.get(i));
    }
  }

  /** A line whose beginning stands out, unless that was broken. */
  private String strongly(String line, String beginning) {
    return line.startsWith(beginning)
        ? paint.strong(beginning) + line.substring(beginning.length())
        : line;
  }

  private int readable() {
    return Math.min(READABLE, request.width());
  }

  private String tell(Text text) {
    return request.words().tell(text);
  }
}
