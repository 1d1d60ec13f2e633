package games.parlour.server.chat;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The documents that tell of a table's chat. Their components are the names in the JSON. */
public final class ChatDocuments {
  private ChatDocuments() {}

  /**
   * The chat of a table, as somebody who sits there may see it.
   *
   * @param closed why nobody can say anything, where that is so
   */
  public record Chat(
      String table,
      boolean open,
      @Nullable String closed,
      List<Phrase> phrases,
      List<Person> people,
      List<Line> lines) {}

  /** What can be said with one tap. */
  public record Phrase(String key, String text) {}

  /** Somebody else at the table. */
  public record Person(String seat, String name, boolean muted, boolean blocked) {}

  /**
   * Something that was said.
   *
   * @param phrase the key of a set phrase; nothing where it was typed
   * @param text the words, those of a phrase in the reader's language
   */
  public record Line(
      int number,
      long at,
      String seat,
      String name,
      boolean you,
      @Nullable String phrase,
      String text) {}

  /** New lines at a table that somebody follows. */
  public record News(String table, List<Line> lines) {}
}
