package games.parlour.cli.newgame;

import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a new game is called, all taken from its id.
 *
 * @param id the name of its module, in commands and addresses: {@code fox-and-geese}
 */
record GameNames(String id) {
  private static final Set<String> SMALL_WORDS =
      Set.of("a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to");

  /** Its name for people: {@code Fox and Geese}. */
  String name() {
    String name =
        Stream.of(id.split("-", -1))
            .map(word -> SMALL_WORDS.contains(word) ? word : capital(word))
            .collect(Collectors.joining(" "));
    return capital(name);
  }

  /** What its classes begin with: {@code FoxAndGeese}. */
  String className() {
    return Stream.of(id.split("-", -1)).map(GameNames::capital).collect(Collectors.joining());
  }

  /** Its package below {@code games.parlour}: {@code foxandgeese}. */
  String packageName() {
    return id.replace("-", "");
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }

  /** A text or path of the template, with this game's names for those of Sample Game. */
  String fillIn(String template) {
    return template
        .replace("SampleGame", className())
        .replace("samplegame", packageName())
        .replace("sample-game", id)
        .replace("Sample Game", name());
  }
}
