package games.parlour.cli.newgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files of a new game: written all, or none. */
final class NewGameFiles {
  private static final String RULES = "rules.md";

  private final Path root;
  private final GameNames names;

  /** The files to make or change, as paths from the top. */
  private final Map<String, String> texts = new TreeMap<>();

  NewGameFiles(Path root, GameNames names) throws IOException {
    this.root = root;
    this.names = names;
    PomText parent = new PomText(Files.readString(root.resolve("pom.xml")));
    PomText program = new PomText(Files.readString(root.resolve("cli/pom.xml")));
    Path templates = root.resolve("templates/new-game");
    try (Stream<Path> found = Files.walk(templates)) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String to = templates.relativize(file).toString();
        String text = names.fillIn(Files.readString(file));
        switch (to) {
          case RULES -> texts.put("docs/rules/" + names.id() + ".md", text);
          case "pom.xml" -> texts.put(inModule(to), text.replace("0.0.0", parent.version()));
          default -> texts.put(inModule(to), text);
        }
      }
    }
    String artifact = "parlour-" + names.id();
    String version = "<version>${project.version}</version>";
    texts.put(
        "pom.xml",
        parent
            .withModule(names.id(), "players")
            .withDependency(artifact, version, "parlour-players")
            .text());
    texts.put(
        "cli/pom.xml",
        program.withDependency(artifact, "<scope>runtime</scope>", "parlour-web").text());
  }

  private String inModule(String path) {
    return names.id() + "/" + names.fillIn(path);
  }

  /** The files that are made or changed, as paths from the top. */
  List<String> paths() {
    return List.copyOf(texts.keySet());
  }

  /** Writes everything; where that fails, all is as it was. */
  void write() throws IOException {
    Map<Path, String> before = new TreeMap<>();
    for (String file : paths()) {
      Path path = root.resolve(file);
      if (Files.exists(path)) {
        before.put(path, Files.readString(path));
      }
    }
    try {
      for (Map.Entry<String, String> file : texts.entrySet()) {
        Path path = root.resolve(file.getKey());
        Files.createDirectories(path.resolveSibling(""));
        Files.writeString(path, file.getValue());
      }
    } catch (IOException failed) {
      undo(before, failed);
      throw failed;
    }
  }

  private void undo(Map<Path, String> before, IOException failed) {
    try {
      for (Map.Entry<Path, String> file : before.entrySet()) {
        Files.writeString(file.getKey(), file.getValue());
      }
      for (String made : paths()) {
        Path path = root.resolve(made);
        if (!before.containsKey(path) && Files.isRegularFile(path)) {
          Files.delete(path);
        }
      }
      Path module = root.resolve(names.id());
      if (Files.exists(module)) {
        try (Stream<Path> left = Files.walk(module)) {
          for (Path folder : left.sorted(Comparator.reverseOrder()).toList()) {
            Files.delete(folder);
          }
        }
      }
    } catch (IOException worse) {
      failed.addSuppressed(worse);
    }
  }
}
