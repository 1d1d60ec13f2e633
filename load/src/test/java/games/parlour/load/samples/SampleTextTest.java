package games.parlour.load.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.parlour.core.Refusal;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Samples survive their file, also one that was cut off. */
class SampleTextTest {
  private static final NodeSample TOLD =
      new NodeSample(
          OptionalDouble.of(0.375),
          OptionalDouble.of(512.5),
          OptionalDouble.of(101.5),
          OptionalDouble.of(1555),
          OptionalDouble.of(2000));
  private static final NodeSample SILENT =
      new NodeSample(
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty());
  private static final LoadSample FIRST = sample(10);
  private static final LoadSample SECOND = sample(20);

  private static LoadSample sample(double seconds) {
    return new LoadSample(seconds, 166.5, 1.25, 20.5, 1.75, 30.25, List.of(TOLD, SILENT));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    String text = SampleText.head(2) + SampleText.line(FIRST) + SampleText.line(SECOND);
    assertThat(text)
        .startsWith("seconds,moves_per_s,answer_p50_ms,answer_p99_ms,event_p50_ms,event_p99_ms,")
        .contains(
            ",node2_tables\n10.0,166.5,1.25,20.50,1.75,30.25,0.375,512.5,101.5,1555,2000,,,,,\n");
    assertThat(SampleText.parse(text)).containsExactly(FIRST, SECOND);
  }

  @Test
  void aLineThatWasCutOffIsPassedOver() {
    String text = SampleText.head(2) + SampleText.line(FIRST) + SampleText.line(SECOND);
    for (int end = text.length() - 1; end > text.indexOf("20.0,"); end--) {
      assertThat(SampleText.parse(text.substring(0, end))).containsExactly(FIRST);
    }
  }

  @Test
  void whatIsNoSampleIsRefusedByItsLine() {
    String good = SampleText.head(2) + SampleText.line(FIRST);
    refused("", "refused.samples.head");
    refused("a,b\n1,2\n", "refused.samples.head");
    refused(SampleText.head(101), "refused.samples.head");
    refused(good + "20,1\n", "line=3");
    refused(good + SampleText.line(SECOND).replace("1.25", "x"), "line=3");
    refused(good + SampleText.line(SECOND).replace("1.25", ""), "line=3");
    refused(good + SampleText.line(FIRST), "line=3");
  }

  private static void refused(String text, String why) {
    assertThatExceptionOfType(Refusal.class)
        .isThrownBy(() -> SampleText.parse(text))
        .satisfies(refusal -> assertThat(refusal.reason().toString()).contains(why));
  }

  @Test
  void aFileIsCompleteAfterEachSample(@TempDir Path folder) throws IOException {
    Path path = folder.resolve("samples.csv");
    try (SampleFile file = new SampleFile(path, 2)) {
      file.add(FIRST);
      assertThat(SampleText.parse(Files.readString(path))).containsExactly(FIRST);
      file.add(SECOND);
      assertThat(SampleText.parse(Files.readString(path))).containsExactly(FIRST, SECOND);
    }
    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> new SampleFile(path, 2));
    assertThat(SampleText.parse(Files.readString(path))).hasSize(2);
  }

  @Test
  void aFileWithoutSamplesGoesAway(@TempDir Path folder) throws IOException {
    Path path = folder.resolve("samples.csv");
    new SampleFile(path, 1).close();
    assertThat(path).doesNotExist();
  }
}
