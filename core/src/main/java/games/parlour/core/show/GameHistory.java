package games.parlour.core.show;

import games.parlour.core.Option.Basis;
import games.parlour.core.text.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The history of a game, or of what it is about, as its own texts tell it: {@code history.title},
 * then {@code history.01}, {@code history.02} … in order. Each paragraph has a head ({@code
 * history.01.when}), a word by which it is cited ({@code history.01.id}), and the words of the
 * sources that it rests on ({@code history.01.sources}); the citation of a source is {@code
 * history.source.WORD}, and where it can be read {@code history.source.WORD.link}. {@code
 * history.01.basis} is for a paragraph that a source does not state outright, {@code
 * history.01.position} and {@code history.01.caption} for one with a picture. A paragraph without a
 * source is refused: what cannot be supported is not told.
 *
 * @param title what it is called
 * @param events what is told, in order
 * @param sources all that is cited, in the order in which it is first named
 */
public record GameHistory(String title, List<Event> events, List<Source> sources) {
  public GameHistory {
    events = List.copyOf(events);
    sources = List.copyOf(sources);
  }

  /** The history that these words tell, if they tell one. */
  public static Optional<GameHistory> of(Catalogue words) {
    if (!words.has("history.title")) {
      return Optional.empty();
    }
    List<Event> events = new ArrayList<>();
    Map<String, Source> sources = new LinkedHashMap<>();
    for (String key : words.keys()) {
      if (key.matches("history\\.[0-9]+")) {
        Event event = event(words, key);
        event.sources().forEach(id -> sources.computeIfAbsent(id, one -> source(words, key, one)));
        events.add(event);
      }
    }
    String title = words.tell("history.title");
    return Optional.of(new GameHistory(title, events, List.copyOf(sources.values())));
  }

  private static Event event(Catalogue words, String key) {
    Optional<String> named = part(words, key + ".sources");
    if (named.isEmpty()) {
      throw new IllegalArgumentException(key + " names no source");
    }
    Optional<Picture> picture =
        part(words, key + ".position")
            .map(position -> new Picture(position, words.tell(key + ".caption")));
    return new Event(
        words.tell(key + ".id"),
        words.tell(key + ".when"),
        words.tell(key),
        part(words, key + ".basis").map(GameHistory::basis).orElse(Basis.STATED),
        List.of(named.get().split(" ")),
        picture);
  }

  private static Source source(Catalogue words, String key, String id) {
    String citation = "history.source." + id;
    if (!words.has(citation)) {
      throw new IllegalArgumentException(
          key + " names the source " + id + ", but there is no " + citation);
    }
    return new Source(id, words.tell(citation), part(words, citation + ".link"));
  }

  private static Optional<String> part(Catalogue words, String key) {
    return words.has(key) ? Optional.of(words.tell(key)) : Optional.empty();
  }

  private static Basis basis(String word) {
    return Basis.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /**
   * A paragraph.
   *
   * @param id one word, its own in this history; addresses end with it
   * @param when its head: the day, year or years, or what it is about
   * @param text what is told
   * @param basis whether the sources say so, hint at it, or it is ours
   * @param sources the words of the sources that it rests on
   * @param picture a position that it shows
   */
  public record Event(
      String id,
      String when,
      String text,
      Basis basis,
      List<String> sources,
      Optional<Picture> picture) {
    public Event {
      sources = List.copyOf(sources);
    }
  }

  /** A position of the game in one line, and what stands under it. */
  public record Picture(String position, String caption) {}

  /** A source, cited so that others can find it; the link leads to it, where there is one. */
  public record Source(String id, String citation, Optional<String> link) {}
}
