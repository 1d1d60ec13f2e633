package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.Program;
import games.parlour.cli.fixture.ProgramRun;
import games.parlour.core.Catalogue;
import games.parlour.core.Language;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The help, and the words of the program in both languages. */
class HelpTest {
  @Test
  void aloneItShowsHelp() {
    ProgramRun run = ProgramRun.of();
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Usage: parlour COMMAND", "play", "perft");
    assertThat(ProgramRun.of("--help")).isEqualTo(run);
    assertThat(ProgramRun.of("help")).isEqualTo(run);
  }

  @Test
  void versionIsTheProjects() {
    assertThat(ProgramRun.of("--version").out()).matches("parlour [0-9]+\\.[0-9]+\\.[0-9]+\\R");
    assertThat(ProgramRun.of("--lang", "de", "--version").out()).startsWith("parlour ");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyCommandHasHelpWithoutHoles(Language language) {
    for (Command command : Commands.all()) {
      check(command, ProgramRun.of(command.name(), "--help", "--lang", language.tag()));
      check(
          command,
          ProgramRun.of(command.name(), "suffragetto", "--help", "--lang", language.tag()));
      for (Command part : command.parts()) {
        check(part, ProgramRun.of(command.name(), part.name(), "--help", "--lang", language.tag()));
      }
    }
  }

  private static void check(Command command, ProgramRun run) {
    assertThat(run.code()).as(command.name()).isZero();
    assertThat(run.out()).contains("parlour ", command.name(), "--lang", "--help");
    assertThat(run.out()).doesNotContainPattern("help\\.[a-z]").doesNotContain("{", "!");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void theHelpOfAGameShowsItsOptions() {
    assertThat(ProgramRun.of("play", "suffragetto", "--help").out())
        .contains("--edition=1908|2016|german", "Default: coin", "Rule S2");
    assertThat(ProgramRun.of("moves", "suffragetto", "--help").out())
        .contains("Default: suffragettes");
    assertThat(ProgramRun.of("help", "play", "suffragetto").out()).contains("--edition");
    assertThat(ProgramRun.of("play", "--help").out()).doesNotContain("--edition");
  }

  @Test
  void helpSpeaksGerman() {
    assertThat(ProgramRun.of("play", "--help", "--lang", "de").out())
        .contains("Aufruf: parlour play SPIEL", "Was es braucht:", "Optionen:");
    assertThat(ProgramRun.with(Map.of("LC_ALL", "de_DE.UTF-8"), "").out()).contains("Befehle:");
    assertThat(ProgramRun.with(Map.of("LC_ALL", "C", "LANG", "de_DE"), "").out())
        .contains("Commands:");
  }

  @Test
  void bothLanguagesHaveTheSameKeysAndHoles() {
    Catalogue english = Program.texts(Language.EN);
    Catalogue german = Program.texts(Language.DE);
    assertThat(german.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(german.holes(key)).as(key).isEqualTo(english.holes(key));
      assertThat(english.tell(key) + german.tell(key)).as(key).doesNotContain("!");
    }
  }
}
