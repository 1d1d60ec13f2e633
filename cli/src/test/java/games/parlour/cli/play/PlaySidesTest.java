package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of a side or seat suits names of one and of many: White, Black, Police. */
class PlaySidesTest {
  @TempDir Path home;

  private String replay(String game, String first, String second, String end, String... more) {
    try {
      Path file = Files.createTempFile(home, "sides", ".record");
      Files.writeString(file, record(game, first, second, end));
      List<String> args = new ArrayList<>(List.of("replay", file.toString()));
      args.addAll(List.of(more));
      ProgramRun run = ProgramRun.of(args.toArray(String[]::new));
      assertThat(run.code()).as(run.err()).isZero();
      return run.out();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All that is done at a table beside moving, with one of the ends. */
  private static String record(String game, String first, String second, String end) {
    String move = ProgramRun.of("moves", game).lines().getFirst();
    return """
    parlour-record 1
    game: %s
    rules: 1

    1 %s !offer-draw
    2 %s !decline-draw
    3 %s %s
    4 %s !takeback 0
    5 %s !offer-draw
    6 %s !%s
    """
        .formatted(game, first, second, first, move, first, second, first, end);
  }

  @ParameterizedTest
  @CsvSource({
    "suffragetto, suffragettes, police, Suffragettes, Police",
    "fort-chitral, white, black, White, Black"
  })
  void inEnglish(String game, String first, String second, String one, String other) {
    assertThat(replay(game, first, second, "accept-draw"))
        .contains("1  %s: offered a draw\n".formatted(one))
        .contains("2  %s: declined the draw\n".formatted(other))
        .contains("4  %s: back to entry 0\n".formatted(one))
        .contains("6  %s: accepted the draw\n".formatted(one));
    assertThat(replay(game, first, second, "resign"))
        .contains("6  %s: resigned\n".formatted(one))
        .contains("%s won: %s resigned.".formatted(other, one));
    assertThat(replay(game, first, second, "flag"))
        .contains("6  %s: ran out of time\n".formatted(one))
        .contains("%s won: %s ran out of time.".formatted(other, one));
    assertThat(replay(game, first, second, "abandon"))
        .contains("6  %s: left the game\n".formatted(one))
        .contains("%s won: %s left the game.".formatted(other, one));
    assertThat(replay(game, first, second, "resign", "--at", "0"))
        .contains("%s to play.".formatted(one));
  }

  @ParameterizedTest
  @CsvSource({
    "suffragetto, suffragettes, police, Suffragetten, Polizei",
    "fort-chitral, white, black, Weiß, Schwarz"
  })
  void inGerman(String game, String first, String second, String one, String other) {
    assertThat(replay(game, first, second, "accept-draw", "--lang", "de"))
        .contains("1  %s: Remis angeboten\n".formatted(one))
        .contains("2  %s: Remis abgelehnt\n".formatted(other))
        .contains("4  %s: zurück zu Eintrag 0\n".formatted(one))
        .contains("6  %s: Remis angenommen\n".formatted(one));
    assertThat(replay(game, first, second, "resign", "--lang", "de"))
        .contains("6  %s: aufgegeben\n".formatted(one))
        .contains("Gewonnen: %s – Aufgabe: %s.".formatted(other, one));
    assertThat(replay(game, first, second, "flag", "--lang", "de"))
        .contains("6  %s: Zeit abgelaufen\n".formatted(one))
        .contains("Gewonnen: %s – Zeit abgelaufen: %s.".formatted(other, one));
    assertThat(replay(game, first, second, "abandon", "--lang", "de"))
        .contains("6  %s: Partie verlassen\n".formatted(one))
        .contains("Gewonnen: %s – Partie verlassen: %s.".formatted(other, one));
    assertThat(replay(game, first, second, "resign", "--lang", "de", "--at", "0"))
        .contains("Am Zug: %s.".formatted(one));
  }
}
