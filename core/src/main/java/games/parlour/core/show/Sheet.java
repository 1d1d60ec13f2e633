package games.parlour.core.show;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;

/**
 * What there is to see of a game that has no board: facts, grids and lists, one below the other. It
 * says what is told and how much it matters, not how it looks; terminals and pages draw it each in
 * their own way.
 *
 * @param parts what a player looks at all the time
 * @param more what is looked at now and then
 * @param glossary what can be looked up by its name, such as every card of the game
 */
public record Sheet(List<Part> parts, List<Part> more, List<Item> glossary) {
  public Sheet {
    parts = List.copyOf(parts);
    more = List.copyOf(more);
    glossary = List.copyOf(glossary);
  }

  /** Something that is drawn as one. Equal parts look alike. */
  public sealed interface Part {}

  /** Short facts, side by side where there is room. */
  public record Facts(List<Fact> facts) implements Part {
    public Facts {
      facts = List.copyOf(facts);
    }
  }

  /**
   * A grid: every row has a cell under each head.
   *
   * @param title what it shows
   */
  public record Grid(Text title, List<Cell> heads, List<List<Cell>> rows) implements Part {
    public Grid {
      heads = List.copyOf(heads);
      rows = rows.stream().map(List::copyOf).toList();
      for (List<Cell> row : rows) {
        if (row.size() != heads.size()) {
          throw new IllegalArgumentException("a row of " + row.size() + " cells: " + title);
        }
      }
    }
  }

  /** Something that is said once, such as what the signs of a grid mean. */
  public record Note(Text text) implements Part {}

  /** Things with a name, such as cards, and what there is to say about each. */
  public record Listing(Text title, List<Item> items) implements Part {
    public Listing {
      items = List.copyOf(items);
    }
  }

  /**
   * A fact.
   *
   * @param gauge how far it has come, if it is something that fills up
   */
  public record Fact(Text name, List<Word> words, Optional<Gauge> gauge) {
    public Fact {
      words = List.copyOf(words);
    }
  }

  /** So many places of a row are taken. */
  public record Gauge(int taken, int places) {}

  /** One cell of a grid: words side by side. */
  public record Cell(List<Word> words) {
    public Cell {
      words = List.copyOf(words);
    }

    public static Cell of(Word... words) {
      return new Cell(List.of(words));
    }
  }

  /** One thing of a list, with sentences about it. */
  public record Item(Word name, List<Text> about) {
    public Item {
      about = List.copyOf(about);
    }
  }

  /**
   * A word or a few.
   *
   * @param brief what stands for it where there is little room
   */
  public record Word(Text full, Text brief, Tone tone) {
    /** A word that is as short as it can be. */
    public static Word of(Text words, Tone tone) {
      return new Word(words, words, tone);
    }
  }

  /** How a word is said. Whoever sees no colours must understand it all the same. */
  public enum Tone {
    PLAIN,
    STRONG,
    SOFT,
    PURPLE,
    YELLOW,
    RED,
    GREEN
  }
}
