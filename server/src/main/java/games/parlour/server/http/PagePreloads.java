package games.parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.parlour.core.text.Language;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a browser may fetch at once when it asks for a page, as the value of a {@code Link} header:
 * otherwise it would learn of each script only from the one before. The page's build writes it as
 * {@code preloads.txt}, a line for each page and for the words of each language. Thread-safe.
 */
final class PagePreloads {
  private static final String FILE = "preloads.txt";

  private final Map<String, String> links = new HashMap<>();

  PagePreloads(Pages files) {
    files.file(FILE).map(bytes -> new String(bytes, UTF_8)).stream()
        .flatMap(String::lines)
        .map(line -> line.split(" ", 2))
        .filter(parts -> parts.length == 2)
        .forEach(parts -> links.put(parts[0], parts[1]));
  }

  /** The header for a page, and for somebody who would rather read these languages. */
  Optional<String> link(String page, @Nullable String languages) {
    String link =
        Stream.of(page, "words." + language(Optional.ofNullable(languages)).tag())
            .flatMap(part -> Stream.ofNullable(links.get(part)))
            .collect(Collectors.joining(", "));
    return Optional.of(link).filter(header -> !header.isEmpty());
  }

  /** The first that we speak, as the page itself chooses unless it was told otherwise. */
  private static Language language(Optional<String> wanted) {
    return wanted.stream()
        .flatMap(list -> Stream.of(list.split(",", 20)))
        .map(one -> one.strip().toLowerCase(Locale.ROOT))
        .flatMap(one -> Stream.of(Language.values()).filter(spoken -> one.startsWith(spoken.tag())))
        .findFirst()
        .orElse(Language.EN);
  }
}
