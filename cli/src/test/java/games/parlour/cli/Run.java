package games.parlour.cli;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    InputStream in = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
    Map<String, String> all = new TreeMap<>(Map.of("LANG", "C.UTF-8", "HOME", "/nonexistent"));
    all.putAll(env);
    int code = Main.run(args, in, new PrintWriter(out), new PrintWriter(err), all, false);
    return new Run(code, out.toString(), err.toString());
  }

  List<String> lines() {
    return out.lines().toList();
  }

  String lastLine() {
    return lines().getLast();
  }
}
