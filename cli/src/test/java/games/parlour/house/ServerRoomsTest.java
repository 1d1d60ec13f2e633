package games.parlour.house;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** What the server may use, and the arrows between its parts: http, api, tables, store. */
class ServerRoomsTest {
  private static final JavaClasses SERVER =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("games.parlour.server");

  private static final String STORE = "games.parlour.server.store..";
  private static final String TABLES = "games.parlour.server.tables..";
  private static final String API = "games.parlour.server.api..";
  private static final String HTTP = "games.parlour.server.http..";
  private static final String SECRET = "games.parlour.server.secret..";

  private static final String[] WEB = {
    "io.javalin..", "jakarta.servlet..", "org.eclipse.jetty..", "java.net.http.."
  };
  private static final String[] SQL = {
    "java.sql..",
    "javax.sql..",
    "org.jdbi..",
    "com.zaxxer.hikari..",
    "org.flywaydb..",
    "org.sqlite..",
    "org.postgresql.."
  };

  @Test
  void theServerIsThere() {
    for (String part : new String[] {STORE, TABLES, API, HTTP}) {
      assertThat(SERVER.stream().filter(resideInAPackage(part))).as(part).hasSizeGreaterThan(4);
    }
  }

  @Test
  void theServerUsesInnerRoomsAndItsLibraries() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(WEB)
                .or(resideInAnyPackage(SQL))
                .or(
                    resideInAnyPackage(
                        "java..",
                        "javax.crypto..",
                        "kotlin..",
                        "org.jspecify..",
                        "org.slf4j..",
                        "ch.qos.logback..",
                        "tools.jackson..",
                        "com.fasterxml.jackson.annotation..",
                        "com.github.benmanes.caffeine..",
                        "com.github.kagkarlsson.scheduler..",
                        "io.github.bucket4j..",
                        "io.micrometer..",
                        "com.password4j..",
                        "io.nayuki.qrcodegen..",
                        "com.github.weisj.jsvg..",
                        "javax.imageio..",
                        "jakarta.mail..",
                        "org.eclipse.angus.mail.."))
                .or(
                    resideInAnyPackage(
                        "games.parlour.core..",
                        "games.parlour.boards..",
                        "games.parlour.players..",
                        "games.parlour.server..")))
        .check(SERVER);
  }

  @Test
  void theKeyKnowsNothingOfWhatItLocks() {
    never(SECRET, STORE, TABLES, API, HTTP);
    never(SECRET, WEB);
    never(SECRET, SQL);
    for (String part : new String[] {STORE, TABLES, API, HTTP}) {
      never(part, "javax.crypto..");
    }
  }

  @Test
  void theStoreKnowsNothingButRows() {
    never(STORE, TABLES, API, HTTP);
    never(STORE, WEB);
    never(STORE, "games.parlour.players..", "games.parlour.boards..", "tools.jackson..");
  }

  @Test
  void tablesKnowNeitherWordsNorTheWeb() {
    never(TABLES, API, HTTP);
    never(TABLES, WEB);
    never(TABLES, SQL);
  }

  @Test
  void whatIsSaidDoesNotKnowHowItIsAsked() {
    never(API, HTTP);
    never(API, WEB);
    never(API, SQL);
  }

  @Test
  void theWebWritesNoSql() {
    never(HTTP, SQL);
  }

  private static void never(String part, String... others) {
    noClasses()
        .that()
        .resideInAPackage(part)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(others)
        .check(SERVER);
  }
}
