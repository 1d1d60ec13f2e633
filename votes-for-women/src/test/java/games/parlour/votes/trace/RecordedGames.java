package games.parlour.votes.trace;

import games.parlour.core.text.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** Recorded games for tests: a small one written by hand, and those of a folder outside. */
final class RecordedGames {
  static final String NOT_THERE =
      "skipped: no recorded games, neither in PARLOUR_TRACES nor in ../shared/traces";

  private RecordedGames() {}

  /** Four cards in a record written by hand. */
  static List<String> small() {
    return Resources.read(RecordedGames.class, "small.jsonl").lines().toList();
  }

  /** The folder with recorded games, where there is one. */
  static Optional<Path> folder() {
    String named = System.getenv("PARLOUR_TRACES");
    return Stream.of(named, "../shared/traces", "../../shared/traces")
        .filter(name -> name != null && !name.isEmpty())
        .map(Path::of)
        .filter(Files::isDirectory)
        .findFirst();
  }

  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(file -> file.toString().endsWith(".jsonl.gz")).sorted().toList();
    }
  }

  static List<String> lines(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
