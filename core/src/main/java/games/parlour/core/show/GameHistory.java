package games.parlour.core.show;

import games.parlour.core.text.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The history that a game is about, as its own texts tell it: {@code history.title}, then {@code
 * history.01}, {@code history.02} … in the order of time. When something happened is {@code
 * history.01.when}, and {@code history.01.sources} names what it rests on, one word for each; the
 * word's citation is {@code history.source.WORD}. A paragraph without a source is refused: what
 * cannot be supported is not told.
 *
 * @param title what it is called
 * @param events what happened, in order
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
    String named = key + ".sources";
    if (!words.has(named)) {
      throw new IllegalArgumentException(key + " names no source");
    }
    return new Event(
        words.tell(key + ".when"), words.tell(key), List.of(words.tell(named).split(" ")));
  }

  private static Source source(Catalogue words, String key, String id) {
    String citation = "history.source." + id;
    if (!words.has(citation)) {
      throw new IllegalArgumentException(
          key + " names the source " + id + ", but there is no " + citation);
    }
    return new Source(id, words.tell(citation));
  }

  /**
   * Something that happened.
   *
   * @param when the day, year or years, in words
   * @param text what happened
   * @param sources the words of the sources that it rests on
   */
  public record Event(String when, String text, List<String> sources) {
    public Event {
      sources = List.copyOf(sources);
    }
  }

  /** A source, cited so that others can find it. */
  public record Source(String id, String citation) {}
}
