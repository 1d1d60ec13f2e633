package games.parlour.cli.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What came of each scenario so far, kept in a file, so that a run can be ended and resumed. */
final class ChaosProgress {
  private final Path file;
  private final Path findings;
  private final Map<String, ScenarioResult> results = new LinkedHashMap<>();

  ChaosProgress(Path folder) throws IOException {
    Files.createDirectories(folder);
    this.file = folder.resolve("progress.txt");
    this.findings = folder.resolve("findings.txt");
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        ScenarioResult result = ScenarioResult.read(line);
        results.put(result.name(), result);
      }
    }
  }

  ScenarioResult of(String scenario) {
    return results.computeIfAbsent(scenario, ScenarioResult::new);
  }

  /** Writes it down; what was found since the last time is returned as well. */
  List<String> save() throws IOException {
    List<String> found = new ArrayList<>();
    results.values().forEach(result -> found.addAll(result.takeFindings()));
    Files.write(findings, found, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    List<String> lines = results.values().stream().map(ScenarioResult::line).toList();
    Path next = Files.write(file.resolveSibling("progress.new"), lines);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    return found;
  }
}
