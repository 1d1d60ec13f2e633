package games.parlour.house;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.parlour.core.Game;
import games.parlour.core.text.Resources;
import games.parlour.testkit.BoardContract;
import games.parlour.testkit.GameContract;
import games.parlour.testkit.PerftContract;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The arrows between the rooms of the house, and what the inner rooms do without. */
class RoomsTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("games.parlour");

  private static final String CORE = "games.parlour.core..";
  private static final String BOARDS = "games.parlour.boards..";
  private static final String PLAYERS = "games.parlour.players..";
  private static final String LAB = "games.parlour.lab..";
  private static final String LOAD = "games.parlour.load..";
  private static final String RECORDINGS = "games.parlour.recordings..";
  private static final String[] PLAIN = {
    "java.lang..",
    "java.util",
    "java.util.function",
    "java.util.regex",
    "java.util.stream",
    "org.jspecify.."
  };

  /** Every package that is no room of the house is a game. */
  private static final DescribedPredicate<JavaClass> GAME =
      resideInAPackage("games.parlour..")
          .and(
              not(
                  resideInAnyPackage(
                      CORE,
                      BOARDS,
                      PLAYERS,
                      "games.parlour.testkit..",
                      LAB,
                      LOAD,
                      RECORDINGS,
                      "games.parlour.server..",
                      "games.parlour.cli..",
                      "games.parlour.bench..")))
          .as("a game");

  /** What must also run where there are no threads and no files. */
  private static final DescribedPredicate<JavaClass> INNER =
      resideInAnyPackage(CORE, BOARDS)
          .or(GAME)
          .or(
              resideInAPackage(PLAYERS)
                  .and(not(resideInAPackage("games.parlour.players.parallel"))))
          .as("an inner room");

  @Test
  void theHouseIsThere() {
    assertThat(HOUSE.stream().filter(GAME)).isNotEmpty();
    assertThat(HOUSE.stream().filter(INNER)).hasSizeGreaterThan(50);
  }

  @Test
  void coreUsesNothing() {
    only(resideInAPackage(CORE), CORE);
  }

  @Test
  void boardsUseCore() {
    only(resideInAPackage(BOARDS), CORE, BOARDS);
  }

  @Test
  void playersUseCore() {
    only(resideInAPackage(PLAYERS).and(INNER), CORE, PLAYERS);
  }

  @Test
  void labUsesCoreAndPlayers() {
    classes()
        .that()
        .resideInAPackage(LAB)
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage("java..", "org.jspecify..", CORE, PLAYERS, LAB))
        .check(HOUSE);
  }

  @Test
  void loadKnowsTheServerByHttpAlone() {
    classes()
        .that()
        .resideInAPackage(LOAD)
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("java..", "org.jspecify..", "tools.jackson..", CORE, BOARDS, LOAD))
        .check(HOUSE);
  }

  @Test
  void gamesUseCoreBoardsAndThemselves() {
    Set<String> games =
        HOUSE.stream()
            .filter(GAME)
            .map(part -> part.getPackageName().replaceAll("^(games\\.parlour\\.\\w+).*", "$1.."))
            .collect(Collectors.toSet());
    games.forEach(game -> only(resideInAPackage(game), CORE, BOARDS, RECORDINGS, game));
  }

  @Test
  void testkitUsesCoreBoardsAndItsContractsJunit() {
    classes()
        .that()
        .resideInAPackage("games.parlour.testkit..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "com.sun.management", // the JDK's own count of what a thread allocates
                "org.jspecify..",
                "org.junit..",
                CORE,
                BOARDS,
                "games.parlour.testkit.."))
        .check(HOUSE);
    noClasses()
        .that()
        .resideInAPackage("games.parlour.testkit..")
        .and()
        .doNotBelongToAnyOf(GameContract.class, BoardContract.class, PerftContract.class)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.junit..")
        .check(HOUSE);
  }

  @Test
  void noRoomKnowsAGame() {
    noClasses().that(not(GAME)).should().dependOnClassesThat(GAME).check(HOUSE);
    assertThat(HOUSE.stream().filter(GAME).filter(c -> c.isAssignableTo(Game.class))).isNotEmpty();
  }

  @Test
  void innerRoomsDoWithoutWhatABrowserLacks() {
    noClasses()
        .that(INNER)
        .and()
        .doNotBelongToAnyOf(Resources.class)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.io..", "java.nio..", "java.net..", "java.lang.reflect..")
                .or(resideInAnyPackage("java.util.concurrent..", "java.lang.foreign..")))
        .check(HOUSE);
    Class<?>[] lacking = {
      Thread.class,
      Random.class,
      SplittableRandom.class,
      ResourceBundle.class,
      ServiceLoader.class,
      ClassLoader.class,
      ThreadLocal.class
    };
    noClasses().that(INNER).should().dependOnClassesThat().belongToAnyOf(lacking).check(HOUSE);
    noClasses()
        .that(INNER)
        .should()
        .callMethod(Math.class, "multiplyHigh", long.class, long.class)
        .orShould()
        .callMethod(Math.class, "random")
        .check(HOUSE);
    noClasses()
        .that(INNER)
        .and()
        .doNotBelongToAnyOf(Resources.class)
        .should()
        .callMethod(Class.class, "getResourceAsStream", String.class)
        .check(HOUSE);
  }

  private static void only(DescribedPredicate<JavaClass> who, String... rooms) {
    classes()
        .that(who)
        .and()
        .doNotBelongToAnyOf(Resources.class)
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(PLAIN).or(resideInAnyPackage(rooms)))
        .check(HOUSE);
  }
}
