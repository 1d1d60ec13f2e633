package games.parlour.house;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** No package of the house depends on itself by way of another; bench has a test of its own. */
class PackageCyclesTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("games.parlour");

  @Test
  void everyModuleThatTheProgramIsMadeOfIsSeen() {
    Set<String> seen =
        HOUSE.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> name.startsWith("games.parlour."))
            .map(name -> name.split("[.]", -1)[2])
            .collect(Collectors.toSet());
    assertThat(seen)
        .contains(
            "core",
            "recordings",
            "boards",
            "testkit",
            "suffragetto",
            "chitral",
            "votes",
            "players",
            "lab",
            "server",
            "cli");
  }

  @Test
  void noPackageDependsOnItselfByWayOfAnother() {
    slices().matching("games.parlour.(**)").should().beFreeOfCycles().check(HOUSE);
  }
}
