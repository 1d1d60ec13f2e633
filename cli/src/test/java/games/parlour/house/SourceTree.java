package games.parlour.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The Java sources of every module, of the program and of its tests. */
final class SourceTree {
  private static final Path ROOT = Path.of("..");

  private SourceTree() {}

  /** One source file. */
  record Source(Path file) {
    /** Its module, kind and package, as a path from the top. */
    String folder() {
      return ROOT.relativize(file.resolveSibling("")).toString();
    }

    /** Whether it belongs to the program and not to its tests. */
    boolean isMain() {
      return folder().contains("/src/main/");
    }

    /** The name of its class. */
    String className() {
      String name = file.getFileName().toString();
      return name.substring(0, name.length() - ".java".length());
    }

    /** All that it says. */
    String text() {
      try {
        return Files.readString(file);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    /** Whether it says something about a package, and holds no class. */
    boolean isPackageInfo() {
      return className().equals("package-info");
    }

    @Override
    public String toString() {
      return ROOT.relativize(file).toString();
    }
  }

  /** The modules that hold a game, as their service files tell. */
  static Set<String> games() {
    String service = "src/main/resources/META-INF/services/games.parlour.core.Game";
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .filter(module -> Files.exists(module.resolve(service)))
          .map(module -> module.getFileName().toString())
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The folders that packages begin in: {@code MODULE/src/KIND/java}. Nothing else is looked into:
   * what is built or run meanwhile comes and goes there.
   */
  private static List<Path> roots() throws IOException {
    List<Path> roots = new ArrayList<>();
    for (Path module : folders(ROOT)) {
      for (Path kind : folders(module.resolve("src"))) {
        roots.add(kind.resolve("java"));
      }
    }
    return roots.stream().filter(Files::isDirectory).sorted().toList();
  }

  private static List<Path> folders(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(Files::isDirectory).toList();
    }
  }

  static List<Source> all() {
    try {
      List<Source> all = new ArrayList<>();
      for (Path root : roots()) {
        try (Stream<Path> files = Files.walk(root)) {
          files
              .filter(file -> file.toString().endsWith(".java"))
              .sorted()
              .forEach(file -> all.add(new Source(file)));
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
