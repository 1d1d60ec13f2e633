package games.parlour.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.law.LawViolation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenFilesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/games/parlour/testkit/golden");

  private final CardsGame game = new CardsGame();

  @Test
  void goldenGamesAreToldAsBefore() {
    assertThat(GoldenFiles.check(game, GOLDEN)).isEqualTo(2);
  }

  @Test
  void aChangeIsNamedByFileAndLine(@TempDir Path folder) throws IOException {
    Files.copy(GOLDEN.resolve("short.record"), folder.resolve("short.record"));
    GoldenFiles.check(game, folder, true);
    String told = Files.readString(folder.resolve("short.told"));
    Files.writeString(folder.resolve("short.told"), told.replace("moves: 9", "moves: 8"));
    assertThatThrownBy(() -> GoldenFiles.check(game, folder, false))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("short.told line 3 was\n  moves: 8\nand is\n  moves: 9");
    Files.writeString(folder.resolve("short.told"), told + "more\n");
    assertThatThrownBy(() -> GoldenFiles.check(game, folder, false))
        .hasMessageContaining("is\nnothing");
  }

  @Test
  void aMissingTellingIsAskedFor(@TempDir Path folder) throws IOException {
    Files.copy(GOLDEN.resolve("short.record"), folder.resolve("short.record"));
    assertThatThrownBy(() -> GoldenFiles.check(game, folder, false))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("no short.told; -Dparlour.golden=write");
    assertThat(GoldenFiles.check(game, folder, true)).isOne();
    assertThat(GoldenFiles.check(game, folder, false)).isOne();
  }
}
