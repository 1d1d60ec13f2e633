package games.parlour.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import games.parlour.core.random.Generator;
import games.parlour.core.search.ValueNetwork;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Trainings of a few games, which can be repeated, stopped and gone on with. */
class TrainingTest {
  private static final int GAMES = 2;

  @TempDir private Path home;

  private static Training<VotesPosition, VotesMove> training(int threads) {
    return Training.of(new VotesForWomen(), GAMES, 7, threads);
  }

  private List<GenerationReport> run(String folder, int generations, int threads) {
    List<GenerationReport> told = new ArrayList<>();
    int kept =
        training(threads)
            .run(
                TrainingFolder.of(home.resolve(folder)),
                generations,
                () -> false,
                () -> false,
                generation -> "# generation " + generation + "\n",
                told::add);
    assertThat(kept).isEqualTo(generations);
    return told;
  }

  private float[] weights(String folder) {
    return TrainingFolder.of(home.resolve(folder)).load(training(1)).fit().network().weights();
  }

  @Test
  void whatWasStoppedGoesOnAsIfItHadNotBeen() throws IOException {
    List<GenerationReport> told = run("once", 3, 2);
    assertThat(told).extracting(GenerationReport::generation).containsExactly(1, 2, 3);
    assertThat(told).allMatch(report -> report.loss() > 0 && report.samples() > 0);
    assertThat(told).allMatch(report -> report.shares().size() == 2);

    List<GenerationReport> parts = new ArrayList<>(run("parts", 1, 1));
    stopped("parts");
    parts.addAll(run("parts", 3, 1));
    assertThat(parts).isEqualTo(told);
    assertThat(weights("parts")).isEqualTo(weights("once"));
    assertThat(run("parts", 3, 1)).as("nothing is left to do").isEmpty();

    String network = Files.readString(home.resolve("once/network.txt"));
    assertThat(network).startsWith("# generation 3\n");
    assertThat(Files.readString(home.resolve("parts/network.txt"))).isEqualTo(network);
    assertThat(ValueNetwork.parse(network).hidden()).isEqualTo(Training.HIDDEN);
    try (Stream<Path> files = Files.list(home.resolve("once"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "state.bin", "network.txt", "games-1.bin", "games-2.bin", "games-3.bin");
    }
  }

  /** A generation that is stopped midway leaves nothing. */
  private void stopped(String folder) {
    AtomicInteger asked = new AtomicInteger();
    int kept =
        training(1)
            .run(
                TrainingFolder.of(home.resolve(folder)),
                9,
                () -> false,
                () -> asked.incrementAndGet() > 20,
                generation -> "",
                report -> {});
    assertThat(kept).isEqualTo(1);
  }

  @Test
  void noGenerationBeginsWhenItIsLate() {
    TrainingFolder folder = TrainingFolder.of(home.resolve("late"));
    assertThat(training(1).run(folder, 9, () -> true, () -> false, at -> "", report -> {}))
        .isZero();
  }

  @Test
  void onlyTheGamesOfTheWindowAreKept() {
    TrainingState state = TrainingState.first(new int[] {2}, 1);
    for (int i = 0; i < 20; i++) {
      assertThat(state.begin()).isEqualTo(i + 1);
      TrainingSample sample = new TrainingSample(new short[] {1}, i);
      state.add(List.of(new TrainingGame(0, 1, List.of(sample))));
    }
    assertThat(state.past()).hasSize(TrainingState.PAST);
    assertThat(state.draw(99, new Generator(1)))
        .extracting(TrainingSample::target)
        .containsExactlyInAnyOrder(14f, 15f, 16f, 17f, 18f, 19f);
  }

  @Test
  void foldersOfOthersAreLeftAlone() throws IOException {
    Files.writeString(home.resolve("network.txt"), "mine");
    assertRefused("refused.train.folder", () -> TrainingFolder.of(home));
    assertRefused("refused.train.folder", () -> TrainingFolder.of(home.resolve("network.txt")));
    Files.writeString(home.resolve("state.bin"), "mine");
    assertRefused("refused.train.unreadable", () -> TrainingFolder.of(home));
  }

  @Test
  void anotherTrainingIsRefused() {
    TrainingFolder folder = TrainingFolder.of(home);
    folder.save(training(1), played(), generation -> "");
    TrainingFolder again = TrainingFolder.of(home);
    assertThat(again.terms()).contains(training(1).terms());
    assertThat(again.load(training(2)).generation()).isEqualTo(1);
    Training<?, ?> other = Training.of(new VotesForWomen(), GAMES, 8, 1);
    assertRefused("refused.train.other", () -> again.load(other));
  }

  private static TrainingState played() {
    TrainingState state = TrainingState.first(training(1).sizes(), 7);
    state.begin();
    state.add(List.of());
    return state;
  }

  @Test
  void aGameThatDoesNotLearnIsRefused() {
    assertRefused("refused.train.game", () -> Training.check(new Suffragetto()));
  }

  private static void assertRefused(String key, ThrowingCallable what) {
    assertThatThrownBy(what)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.reason().key()).isEqualTo(key));
  }
}
