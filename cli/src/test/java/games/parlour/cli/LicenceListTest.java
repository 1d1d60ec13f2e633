package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about Parlour names the licence of every Java library that is part of the program. */
final class LicenceListTest {
  private static final Path LISTED = Path.of("../web/src/about/java-libraries.json");

  private static final Pattern LINE = Pattern.compile("\"([\\w.-]+):([\\w.-]+)\": \"([^\"]+)\"");

  /** Where Maven keeps a library: group, name, version, file. */
  private static final Pattern KEPT =
      Pattern.compile(".*/repository/(.+)/([^/]+)/[^/]+/\\2-[^/]+\\.jar");

  /** Groups whose libraries only tests use; what is shaded into the program never is among them. */
  private static final Set<String> FOR_TESTS =
      Set.of(
          "com.icegreen",
          "com.tngtech.archunit",
          "io.zonky.test",
          "io.zonky.test.postgres",
          "net.bytebuddy",
          "net.jqwik",
          "org.apache.commons",
          "org.apiguardian",
          "org.assertj",
          "org.junit.jupiter",
          "org.junit.platform",
          "org.opentest4j",
          "org.tukaani",
          "com.networknt",
          "com.ethlo.time",
          "commons-io",
          "commons-codec",
          "org.hamcrest",
          "junit");

  @Test
  void namesEveryLibraryOfTheProgramAndNoOther() throws IOException {
    Set<String> listed = new TreeSet<>();
    Matcher line = LINE.matcher(Files.readString(LISTED));
    while (line.find()) {
      listed.add(line.group(1) + ":" + line.group(2));
    }
    Set<String> used = new TreeSet<>();
    for (String file : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Matcher kept = KEPT.matcher(file.replace(File.separatorChar, '/'));
      if (kept.matches()) {
        String group = kept.group(1).replace('/', '.');
        if (!FOR_TESTS.contains(group) && !group.equals("games.parlour")) {
          used.add(group + ":" + kept.group(2));
        }
      }
    }
    assertThat(listed).containsExactlyElementsOf(used);
  }
}
