package games.parlour.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import games.parlour.core.record.Nonces;
import games.parlour.core.record.RecordText;
import games.parlour.server.api.record.RecordJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Recomputing the dice and draws of a record. */
class VerifyTest {
  @TempDir Path home;

  /** The record of docs/notation.md that was dealt with nonces. */
  private static String worked() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "notation.md"));
    String from = page.substring(page.indexOf("### Checking the dice"));
    int begin = from.indexOf("```parlour-record\n") + "```parlour-record\n".length();
    return from.substring(begin, from.indexOf("```", begin));
  }

  private ProgramRun verify(String record, String... more) throws IOException {
    Path file = home.resolve("game");
    Files.writeString(file, record);
    String[] args = new String[more.length + 2];
    args[0] = "verify";
    args[1] = file.toString();
    System.arraycopy(more, 0, args, 2, more.length);
    return ProgramRun.of(args);
  }

  @Test
  void theWorkedExampleAgreesAsThePageTells() throws IOException {
    ProgramRun run = verify(worked());
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    String page = Files.readString(Path.of("..", "docs", "notation.md"));
    assertThat(page).contains(run.out().strip());
    String seed = RecordText.read(worked()).record().tags().get("seed");
    assertThat(page).contains(Nonces.seedHash(String.valueOf(seed)));
  }

  @Test
  void bothFormsAreRead() throws IOException {
    String json = RecordJson.write(RecordText.read(worked()).record());
    assertThat(verify(json).out()).isEqualTo(verify(worked()).out());
    assertThat(ProgramRun.of("replay", home.resolve("game").toString()).code()).isZero();
  }

  @Test
  void whatWasChangedIsNamed() throws IOException {
    ProgramRun nonce = verify(worked().replace("nonce.police: 42", "nonce.police: 44"));
    assertThat(nonce.code()).isEqualTo(1);
    assertThat(nonce.lastLine()).startsWith("Entry 1 says coin:");
    ProgramRun seed = verify(worked().replaceFirst("\nseed: .", "\nseed: f"));
    assertThat(seed.code()).isEqualTo(1);
    assertThat(seed.lastLine()).contains("does not fit the fingerprint");
    ProgramRun german =
        verify(worked().replace("nonce.police: 42", "nonce.police: 44"), "--lang", "de");
    assertThat(german.lastLine()).startsWith("Eintrag 1 sagt coin:");
  }

  @Test
  void programsGetAnAnswerToo() throws IOException {
    JsonNode json = JsonMapper.builder().build().readTree(verify(worked(), "--json").out());
    assertThat(json.get("verdict").asString()).isEqualTo("agrees");
    assertThat(json.get("outcomes").asInt()).isEqualTo(1);
    assertThat(json.get("nonces").asInt()).isEqualTo(2);
    String changed = worked().replace("nonce.police: 42", "nonce.police: 44");
    JsonNode wrong = JsonMapper.builder().build().readTree(verify(changed, "--json").out());
    assertThat(wrong.get("verdict").asString()).isEqualTo("differs");
    assertThat(wrong.get("wrong").get("entry").asInt()).isEqualTo(1);
  }

  @Test
  void aGameOfTheTerminalAgrees() {
    ProgramRun.at(
        home, "1\n1\n1\nresign\ny\n", "play", "votes-for-women", "--seat", "both", "--seed", "7");
    ProgramRun run = ProgramRun.of("verify", ProgramRun.saved(home).toString());
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.lastLine()).contains("dice and draws were recomputed, and all agree");
  }

  @Test
  void whatCannotBeCheckedIsSaidAndBadInputIsRefusedInOneLine() throws IOException {
    ProgramRun none = verify(worked().replaceFirst("\nseed: [0-9a-f]+", ""));
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.lastLine()).contains("does not tell its seed");
    ProgramRun chess = verify("1. e4 e5");
    assertThat(chess.code()).isEqualTo(2);
    assertThat(chess.err()).startsWith("parlour: ").hasLineCount(1);
    ProgramRun json = verify("{\"format\": \"parlour-record\", \"version\": 2}");
    assertThat(json.code()).isEqualTo(2);
    assertThat(json.err()).contains("version").hasLineCount(1);
    ProgramRun missing = ProgramRun.of("verify", home.resolve("nowhere").toString());
    assertThat(missing.code()).isEqualTo(2);
    String noChance =
        """
        parlour-record 1
        game: suffragetto
        rules: 1
        option.first: police

        1 police d12-d11
        """;
    ProgramRun nothing = verify(noChance);
    assertThat(nothing.code()).isZero();
    assertThat(nothing.lastLine()).contains("there is nothing to check");
  }
}
