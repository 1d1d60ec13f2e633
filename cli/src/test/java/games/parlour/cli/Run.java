package games.parlour.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** One run of the real program, and what came of it. */
record Run(int code, String out, String err) {
  /** A run with nothing typed. */
  static Run of(String... args) {
    return with(Map.of(), "", args);
  }

  /** A run at a home folder with lines typed. */
  static Run at(Path home, String typed, String... args) {
    return with(Map.of("PARLOUR_HOME", home.toString()), typed, args);
  }

  static Run with(Map<String, String> env, String typed, String... args) {
    return with(env, new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), args);
  }

  static Run with(Map<String, String> env, InputStream in, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Map<String, String> all = new TreeMap<>(Map.of("LANG", "C.UTF-8", "HOME", "/nonexistent"));
    all.putAll(env);
    int code = Main.run(args, in, new PrintWriter(out), new PrintWriter(err), all, false);
    return new Run(code, out.toString(), err.toString());
  }

  /** The one game that is saved at a home folder. */
  static Path saved(Path home) {
    try (Stream<Path> files = Files.list(home.resolve("games"))) {
      List<Path> all = files.toList();
      if (all.size() != 1) {
        throw new IllegalStateException("saved games: " + all);
      }
      return all.get(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<String> lines() {
    return out.lines().toList();
  }

  String lastLine() {
    return lines().getLast();
  }
}
