package games.parlour.cli.newgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** Whether a game with some id can be added to what is there. */
final class NewGameCheck {
  private static final String ID = "[a-z][a-z0-9]*(-[a-z0-9]+)*";
  private static final int LONGEST = 40;

  /** Folders that git leaves out. */
  private static final Set<String> LEFT_OUT = Set.of("target");

  private final Path root;

  NewGameCheck(Path root) {
    this.root = root;
  }

  /** Why there cannot be a game with this id, and what is accepted; nothing if there can. */
  Optional<String> refusal(String id) throws IOException {
    if (!id.matches(ID) || id.length() > LONGEST) {
      return Optional.of(
          "\"%s\" is not a valid ID; it is lower-case words joined by hyphens, begins with a letter"
                  .formatted(id)
              + " and has at most %d characters, such as fox-and-geese.".formatted(LONGEST));
    }
    return clash(new GameNames(id)).map(clash -> clash + "; choose another ID.");
  }

  /** What is there already and has one of the new game's names. */
  private Optional<String> clash(GameNames names) throws IOException {
    String page = "docs/rules/" + names.id() + ".md";
    if (Files.exists(root.resolve(names.id())) || LEFT_OUT.contains(names.id())) {
      return Optional.of("The name \"" + names.id() + "\" is taken at the top level");
    }
    if (SourceVersion.isKeyword(names.packageName())) {
      return Optional.of("\"" + names.packageName() + "\" is a word of the Java language");
    }
    if (Files.exists(root.resolve(page))) {
      return Optional.of("The page " + page + " exists already");
    }
    if (packages().contains(names.packageName())) {
      return Optional.of("The package games.parlour." + names.packageName() + " exists already");
    }
    return isClassName(names.className())
        ? Optional.of("There are classes named " + names.className() + " already")
        : Optional.empty();
  }

  /** The packages directly below {@code games.parlour}, of the program and of its tests. */
  private Set<String> packages() throws IOException {
    Set<String> packages = new TreeSet<>();
    for (Path source : sources()) {
      packages.addAll(names(source.resolve("games/parlour")));
    }
    return packages;
  }

  /** Whether a class is named so, or begins so and is what the template would make. */
  private boolean isClassName(String name) throws IOException {
    Set<String> made = Set.of("", "Side", "Move", "Position", "Board", "Notation");
    for (Path source : sources()) {
      try (Stream<Path> files = Files.walk(source)) {
        if (files
            .map(file -> file.getFileName().toString())
            .anyMatch(file -> made.stream().anyMatch(end -> file.equals(name + end + ".java")))) {
          return true;
        }
      }
    }
    return isKnownToJava("java.lang." + name) || isKnownToJava("java.util." + name);
  }

  private static boolean isKnownToJava(String name) {
    try {
      return Class.forName(name, false, null) != null;
    } catch (ClassNotFoundException unknown) {
      return false;
    }
  }

  /** Where packages begin: {@code MODULE/src/KIND/java}. */
  private List<Path> sources() throws IOException {
    Set<Path> sources = new TreeSet<>();
    for (String module : names(root)) {
      for (String kind : List.of("main", "test")) {
        Path source = root.resolve(module).resolve("src").resolve(kind).resolve("java");
        if (Files.isDirectory(source)) {
          sources.add(source);
        }
      }
    }
    return List.copyOf(sources);
  }

  private static Set<String> names(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return Set.of();
    }
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.list(folder)) {
      files.forEach(file -> names.add(file.getFileName().toString()));
    }
    return names;
  }
}
