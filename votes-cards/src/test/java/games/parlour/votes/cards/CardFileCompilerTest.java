package games.parlour.votes.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real card file is read; with any mistake in it the build ends in one line that names it. */
@Tag("slow")
class CardFileCompilerTest {
  private static final Path FILE = Path.of("../votes-for-women/src/main/cards/cards.yaml");

  private static String file() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theCardFileIsWrittenAsPlainLines() {
    String data = CardFileCompiler.compile(file());

    assertThat(data.lines())
        .contains("regions/#0/id=\"west\"", "components/buttons/suffragist=12")
        .contains("oppobot/setup/start_order/1=\"oppobot-the-patriarchy\"")
        .contains("suffragist/#0/effects/#0/op=\"add-campaigner\"")
        .noneMatch(line -> line.indexOf('=') < 1);
  }

  /** What stands in the file, what somebody writes instead, and what the build says. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "campaigner_icon: true | campaigner_ikon: true | : unknown key \"campaigner_ikon\"",
        "{op: add-markers, n: | {op: add-markers, m: | , add-markers: unknown key \"m\"",
        "{op: add-markers, n: | {op: add-marker, n: | : unknown operation \"add-marker\"",
        "{op: gain-buttons, n: 1} | {op: gain-buttons} | , gain-buttons: no key \"n\"",
        "requires: {turn_at_least: | requires: {turn: | , requires: unknown key \"turn\"",
        "play_if: {ratified_at_least: | play_if: {ratified: | , play_if: unknown key \"ratified\"",
        "set_aside_per_era: | set_aside: | oppobot setup: unknown key \"set_aside\"",
        "code: OH, | kode: OH, | : unknown key \"kode\"",
        "id: oppobot-beer-brewers | id: ohio | card ohio is there twice",
        "play_if: always | play_if: never | , play_if: not a map but never",
        "title: \"Ohio\" | title: | card ohio: no key \"title\"",
        "components: | komponents: | the file: unknown key \"komponents\"",
      })
  void aMistakeIsNamedWithItsCardAndKey(String from, String to, String why) {
    String spoiled = file().replaceFirst(java.util.regex.Pattern.quote(from), to);
    assertThat(spoiled).as("the file has " + from).isNotEqualTo(file());

    assertThatThrownBy(() -> CardFileCompiler.compile(spoiled))
        .isInstanceOf(CardFileException.class)
        .hasMessageEndingWith(why)
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"a: 1~a: 2 | duplicate key", "a: [1, 2 | expected", "- 1 | is not a map"})
  void whatIsNoYamlIsRefusedInOneLine(String text, String why) {
    assertThatThrownBy(() -> CardFileCompiler.compile(text.replace('~', '\n')))
        .isInstanceOf(CardFileException.class)
        .hasMessageContaining(why)
        .hasMessageNotContaining("\n");
  }
}
