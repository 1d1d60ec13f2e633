package games.parlour.house;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
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

  /** What several games have alike, each for itself. */
  private static final Set<String> PARALLEL =
      Set.of(
          "BoardRulesTest",
          "EndRulesTest",
          "FastCode",
          "FastMove",
          "FastMoves",
          "FastTables",
          "GoldenGamesTest",
          "Layout",
          "Movement",
          "MovementRulesTest",
          "NotationRulesTest",
          "PerftTest",
          "PositionLine",
          "Rules");

  /** Names that still have several meanings; the list may only become shorter. */
  private static final Set<String> NOT_YET_ONE_MEANING =
      Set.of(
          "Board",
          "Card",
          "Course",
          "Cubes",
          "Drawing",
          "Figures",
          "Judge",
          "JudgeTest",
          "Ledger",
          "Line",
          "Places",
          "Scene",
          "Secrets",
          "Stage",
          "Table",
          "Telling",
          "Trial",
          "UndoTest",
          "Words",
          "WordsTest",
          "Worth");

  /** Packages that are still larger; the list may only become shorter. */
  private static final Set<String> NOT_YET_SMALL =
      Set.of(
          "core/src/main/java/games/parlour/core",
          "fort-chitral/src/main/java/games/parlour/chitral",
          "server/src/test/java/games/parlour/server",
          "suffragetto/src/main/java/games/parlour/suffragetto",
          "testkit/src/main/java/games/parlour/testkit",
          "votes-for-women/src/main/java/games/parlour/votes/rules",
          "votes-for-women/src/main/java/games/parlour/votes/rules/ops",
          "votes-for-women/src/test/java/games/parlour/votes");

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
    byName.keySet().removeAll(PARALLEL);
    byName.keySet().removeAll(NOT_YET_ONE_MEANING);
    assertThat(byName).as("names with several meanings").isEmpty();
  }

  @Test
  void aPackageCanBeTakenInAtAGlance() {
    Map<String, Long> sizes =
        SOURCES.stream().collect(groupingBy(Source::folder, TreeMap::new, counting()));
    sizes.values().removeIf(size -> size <= MOST_CLASSES);
    sizes.keySet().removeAll(NOT_YET_SMALL);
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

  private static List<Source> joined(List<Source> some, List<Source> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }
}
