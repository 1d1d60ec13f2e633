package games.parlour.votes;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A position, what is played from it, and what comes of it, written by hand from the cards and the
 * rulings. The files are plain text; a line that begins with # is a comment.
 */
record Scene(String file, int line, String title, List<Step> steps) {
  private static final Set<String> VERBS =
      Set.of("with", "given", "play", "offers", "lists", "refuses", "asks", "over", "expect");

  /** One line of a scene: a verb and its words. */
  record Step(int line, String verb, List<String> words) {}

  /** What the title is about: the id of a card or the name of a ruling. */
  String subject() {
    return title.substring(0, title.indexOf(':'));
  }

  boolean mentions(String card) {
    return steps.stream()
        .flatMap(step -> step.words().stream())
        .anyMatch(word -> List.of(word.split("[=:,]", -1)).contains(card));
  }

  /** All scenes of all files. */
  static List<Scene> all() {
    URL folder = Objects.requireNonNull(Scene.class.getResource("scenes"));
    try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
      List<Scene> scenes = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        scenes.addAll(read(file.getFileName().toString(), Files.readAllLines(file)));
      }
      return scenes;
    } catch (IOException | URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static List<Scene> read(String file, List<String> lines) {
    List<Scene> scenes = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      List<String> words = List.of(line.split(" +", -1));
      String verb = words.getFirst();
      if (verb.equals("scene") && line.indexOf(':') > 0) {
        scenes.add(new Scene(file, i + 1, line.substring(6), new ArrayList<>()));
      } else if (VERBS.contains(verb) && !scenes.isEmpty()) {
        add(scenes.getLast().steps(), new Step(i + 1, verb, words.subList(1, words.size())));
      } else {
        throw new IllegalArgumentException(file + ":" + (i + 1) + ": cannot be read: " + line);
      }
    }
    return scenes;
  }

  /** Lines of one verb that follow each other are one. */
  private static void add(List<Step> steps, Step step) {
    if (!steps.isEmpty() && steps.getLast().verb().equals(step.verb())) {
      List<String> words = new ArrayList<>(steps.removeLast().words());
      words.addAll(step.words());
      steps.add(new Step(step.line(), step.verb(), List.copyOf(words)));
    } else {
      steps.add(step);
    }
  }
}
