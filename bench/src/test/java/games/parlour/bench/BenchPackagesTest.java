package games.parlour.bench;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The benchmarks lie outside the program's sight, so they keep the rules of the house here. */
class BenchPackagesTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("games.parlour");

  /** What JMH writes next to a benchmark is not ours. */
  private static final DescribedPredicate<JavaClass> OURS =
      resideInAPackage("games.parlour.bench..")
          .and(DescribedPredicate.not(resideInAPackage("..jmh_generated..")));

  @Test
  void noPackageDependsOnItselfByWayOfAnother() {
    assertThat(HOUSE.stream().filter(OURS)).isNotEmpty();
    slices().matching("games.parlour.(**)").should().beFreeOfCycles().check(HOUSE.that(OURS));
  }

  @Test
  void benchmarksUseInnerRoomsAndKnowNoGameByName() {
    noClasses()
        .that(OURS)
        .should()
        .dependOnClassesThat(
            resideInAPackage("games.parlour..")
                .and(
                    DescribedPredicate.not(
                        resideInAnyPackage(
                            "games.parlour.core..",
                            "games.parlour.boards..",
                            "games.parlour.players..",
                            "games.parlour.lab..",
                            "games.parlour.bench.."))))
        .check(HOUSE);
  }
}
