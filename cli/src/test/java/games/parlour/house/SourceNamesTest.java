package games.parlour.house;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.house.SourceTree.Source;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One name has one meaning in the whole house, and a reader can take in a package at a glance. */
class SourceNamesTest {
  private static final int MOST_CLASSES = 25;

  /** The modules of games: parts that they have alike may bear the same name. */
  private static final Set<String> GAMES = SourceTree.games();

  /** What several games have alike, each for itself. */
  private static final Set<String> PARALLEL =
      Set.of(
          "BoardRulesTest",
          "EndRulesTest",
          "FastTables",
          "GoldenGamesTest",
          "MoveBits",
          "MoveCodec",
          "MoveFinder",
          "MoveHappenings",
          "Movement",
          "MovementRulesTest",
          "NotationRulesTest",
          "PerftTest",
          "PositionLine",
          "QuickEvaluation",
          "RulebookFigures",
          "Rules",
          "Scene",
          "Threats",
          "ViewBuilder");

  private static final List<Source> SOURCES =
      SourceTree.all().stream().filter(source -> !source.isPackageInfo()).toList();

  @Test
  void everyModuleIsWalked() {
    assertThat(SOURCES.stream().map(source -> source.file().getName(1).toString()).distinct())
        .contains(
            "core",
            "boards",
            "testkit",
            "suffragetto",
            "fort-chitral",
            "votes-for-women",
            "players",
            "lab",
            "server",
            "cli",
            "bench");
  }

  @Test
  void aClassNameMeansOneThing() {
    Map<String, List<Source>> byName = new TreeMap<>();
    SOURCES.forEach(
        source -> byName.merge(source.className(), List.of(source), SourceNamesTest::joined));
    byName.values().removeIf(sources -> sources.size() == 1);
    assertThat(byName.keySet()).as("allowed names that are used once").containsAll(PARALLEL);
    byName.entrySet().removeIf(named -> isParallel(named.getKey(), named.getValue()));
    assertThat(byName).as("names with several meanings").isEmpty();
  }

  private static boolean isParallel(String name, List<Source> sources) {
    return PARALLEL.contains(name)
        && sources.stream().allMatch(source -> GAMES.contains(source.file().getName(1).toString()));
  }

  @Test
  void aPackageCanBeTakenInAtAGlance() {
    Map<String, Long> sizes =
        SOURCES.stream().collect(groupingBy(Source::folder, TreeMap::new, counting()));
    sizes.values().removeIf(size -> size <= MOST_CLASSES);
    assertThat(sizes).as("packages of more than %s classes", MOST_CLASSES).isEmpty();
  }

  @Test
  void everyPackageSaysWhatItIsFor() {
    Set<String> silent =
        SOURCES.stream().filter(Source::isMain).map(Source::folder).collect(toSet());
    SourceTree.all().stream()
        .filter(Source::isPackageInfo)
        .forEach(info -> silent.remove(info.folder()));
    assertThat(silent).as("packages without a package-info.java").isEmpty();
  }

  /** Tests that several classes can run are run by none until one of them names them. */
  @Test
  void everySharedTestIsRunBySomeClass() {
    String all = SOURCES.stream().map(Source::text).collect(joining("\n"));
    assertThat(SOURCES.stream().map(Source::className).filter(name -> name.endsWith("Tests")))
        .isNotEmpty()
        .allMatch(name -> all.contains(" extends " + name + " "));
  }

  private static List<Source> joined(List<Source> some, List<Source> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
