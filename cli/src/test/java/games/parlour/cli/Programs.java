package games.parlour.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Real processes of the program, as a person starts them. */
final class Programs {
  private Programs() {}

  /** The command line that starts the program with these words. */
  static List<String> line(String... args) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> line =
        new ArrayList<>(
            List.of(
                java.toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    line.addAll(List.of(args));
    return line;
  }

  static Process start(Path home, Map<String, String> env, List<String> line) throws IOException {
    return builder(home, env, line).start();
  }

  static ProcessBuilder builder(Path home, Map<String, String> env, List<String> line) {
    ProcessBuilder builder = new ProcessBuilder(line).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
    builder.environment().put("PARLOUR_HOME", home.toString());
    builder.environment().putAll(env);
    return builder;
  }
}
