package games.parlour.votes.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import games.parlour.recordings.RecordingChecker;
import games.parlour.recordings.RecordingChecker.Comparison;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Games of another digital version lead to the same positions under our rules. */
@Tag("slow")
class RecordedGamesTest {
  private static final RecordingChecker CHECKER = new VotesRecordingChecker();

  @TestFactory
  Stream<DynamicTest> everyGameIsPlayedAlike() throws IOException {
    Optional<Path> folder = RecordedGames.folder();
    if (folder.isEmpty()) {
      System.out.println(RecordedGames.NOT_THERE);
      return Stream.of(DynamicTest.dynamicTest("none", () -> abort(RecordedGames.NOT_THERE)));
    }
    List<Path> files = RecordedGames.files(folder.get());
    assertThat(files).isNotEmpty();
    return files.stream()
        .map(file -> DynamicTest.dynamicTest(String.valueOf(file.getFileName()), () -> same(file)));
  }

  private static void same(Path file) throws IOException {
    Comparison comparison = CHECKER.compare(RecordedGames.lines(file));
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.cards()).isPositive();
  }

  @Test
  void theSmallGameIsPlayedAlike() {
    Comparison comparison = CHECKER.compare(RecordedGames.small());
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.cards()).isEqualTo(4);
  }
}
