package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a move is offered that nobody makes on a board: a button or a line with these words.
 *
 * @param words what it says
 * @param group the name of the dialogue that it belongs into, where there are many of its kind
 * @param preview what would go where if it came to pass, though somebody else may still have a say
 * @param target what on the table it is about, for whoever draws one
 */
public record Label(
    Text words, Optional<Text> group, List<Happening.Motion> preview, Optional<Target> target) {
  public Label {
    preview = List.copyOf(preview);
  }

  public Label(Text words, Optional<Text> group, List<Happening.Motion> preview) {
    this(words, group, preview, Optional.empty());
  }

  /** A move that stands alone. */
  public static Label of(Text words) {
    return new Label(words, Optional.empty(), List.of());
  }

  /** The same words for a move that is about something on the table. */
  public Label at(Target what) {
    return new Label(words, group, preview, Optional.of(what));
  }

  /**
   * What a move is about, named as the view names it.
   *
   * @param act what is done: one word, the same for all moves that do it
   * @param place a place or region of the map
   * @param card the card's name
   * @param kind the kind of token
   * @param amount how many
   */
  public record Target(
      String act,
      Optional<String> place,
      Optional<String> card,
      Optional<String> kind,
      OptionalInt amount) {
    /** Something that is done with nothing in particular. */
    public static Target of(String act) {
      return new Target(
          act, Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty());
    }

    public Target withPlace(String at) {
      return new Target(act, Optional.of(at), card, kind, amount);
    }

    public Target withCard(String with) {
      return new Target(act, place, Optional.of(with), kind, amount);
    }

    public Target withKind(String of) {
      return new Target(act, place, card, Optional.of(of), amount);
    }

    public Target withAmount(int many) {
      return new Target(act, place, card, kind, OptionalInt.of(many));
    }
  }
}
