package games.parlour.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.record.Entry;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.players.Players;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The server's words in both languages. */
class CataloguesTest {
  private static final Path SOURCES = Path.of("src", "main", "java");

  /** Texts in the code that look like keys; one that ends with a dot is the beginning of keys. */
  private static final Pattern KEY =
      Pattern.compile(
          "\"((?:problem|title|turn|seat|computer|strength|player|guest|outcome|line|act|form"
              + "|chat|report|letter|device|page)\\.[a-z.-]*)\"");

  private static final Catalogue ENGLISH = Catalogue.beside(Catalogues.class, Language.EN);
  private static final Catalogue GERMAN = Catalogue.beside(Catalogues.class, Language.DE);

  private static Set<String> used() throws IOException {
    Set<String> used = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        Matcher key = KEY.matcher(Files.readString(file));
        while (key.find()) {
          used.add(key.group(1));
        }
      }
    }
    return used;
  }

  @Test
  void bothLanguagesHaveTheSameKeysAndHoles() {
    assertThat(GERMAN.keys()).isEqualTo(ENGLISH.keys());
    for (String key : ENGLISH.keys()) {
      assertThat(GERMAN.holes(key)).as(key).isEqualTo(ENGLISH.holes(key));
    }
  }

  @Test
  void everyKeyInTheCodeHasWords() throws IOException {
    Set<String> all = new TreeSet<>(new Catalogues().of(Language.EN).keys());
    assertThat(used()).hasSizeGreaterThan(40);
    for (String key : used()) {
      boolean ofTheGame = key.equals("seat.");
      assertThat(
              ofTheGame
                  || all.stream()
                      .anyMatch(key.endsWith(".") ? k -> k.startsWith(key) : key::equals))
          .as(key)
          .isTrue();
    }
  }

  @Test
  void keysThatArePutTogetherHaveWords() {
    Set<String> all = new TreeSet<>(new Catalogues().of(Language.EN).keys());
    for (Entry.Act act : Entry.Act.values()) {
      assertThat(all).contains("act." + act.word());
    }
    assertThat(all).contains("computer.random", "computer.greedy");
    for (String player : Players.words()) {
      assertThat(all).contains("strength." + player.replace(':', '.'));
    }
  }

  @Test
  void noWordsAreLeftOver() throws IOException {
    Set<String> used = used();
    Set<String> own = new TreeSet<>(ENGLISH.keys());
    own.removeAll(Catalogue.beside(Catalogue.class, Language.EN).keys());
    assertThat(own).hasSizeGreaterThan(50);
    for (String key : own) {
      assertThat(used.stream().anyMatch(u -> u.equals(key) || u.endsWith(".") && key.startsWith(u)))
          .as(key)
          .isTrue();
    }
  }
}
