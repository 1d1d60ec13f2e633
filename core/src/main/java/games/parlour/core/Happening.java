package games.parlour.core;

import games.parlour.core.text.Text;
import java.util.List;
import java.util.function.Function;

/**
 * One thing that a viewer sees happen: told in words, and shown as things that go from place to
 * place. The log tells it, the page animates it.
 */
public record Happening(Text text, List<Motion> motions) {
  public Happening {
    motions = List.copyOf(motions);
  }

  /** A happening without anything that moves. */
  public static Happening of(Text text) {
    return new Happening(text, List.of());
  }

  /** Things that move without a word being said about them. */
  public static Happening silent(List<Motion> motions) {
    return new Happening(Text.NONE, motions);
  }

  /** Whether anything is said. */
  public boolean isTold() {
    return !text.equals(Text.NONE);
  }

  /** What is said of some happenings, each told in its turn. */
  public static List<String> told(List<Happening> happenings, Function<Text, String> words) {
    return happenings.stream().filter(Happening::isTold).map(Happening::text).map(words).toList();
  }

  /**
   * A thing goes from a place to a place; places and things are named as the view names them.
   *
   * @param thing what moves, such as a kind of piece or a card
   * @param from where it was
   * @param to where it is now
   */
  public record Motion(String thing, String from, String to) {}
}
