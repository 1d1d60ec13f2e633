package games.parlour.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Entry;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.RecordText;
import games.parlour.core.Seat;
import games.parlour.core.Session;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A whole game in plain mode: chance types one side, the computer plays the other by chance. */
class WholeGameTest {
  private static final String THIN =
      "17/17/17/7sss7/6s1s8/6s10/17/17/17/17/17/6p10/6p10/7ppp7/17/17/17 s S10+5/P11+5 1908 0 0 -";

  @Test
  void itEndsAndItsRecordTellsIt(@TempDir Path home) throws IOException {
    Typist typist = typist(Games.named("suffragetto"), home);
    Map<String, String> env = Map.of("PARLOUR_HOME", home.toString());
    String[] args = {"play", "suffragetto", "--position", THIN, "--against", "random", "-o", ""};
    args[7] = "repetition=on";
    Run run = Run.with(env, typist, args);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).containsPattern("(won: |A draw: )");
    Run replay = Run.of("replay", Run.saved(home).toString());
    assertThat(replay.code()).isZero();
    assertThat(replay.out()).containsPattern("(won: |A draw: )");
  }

  private static <P extends Position<P, M>, M extends Move> Typist typist(
      Game<P, M> game, Path home) {
    Generator random = new Generator(20);
    return new Typist(
        () -> {
          Session<P, M> session = Session.replay(game, RecordText.read(read(Run.saved(home))));
          Seat seat = session.decider().orElseThrow();
          assertThat(session.record().log().stream().filter(Entry.Moved.class::isInstance))
              .hasSize(session.size());
          assertThat(seat.name()).isEqualTo("suffragettes");
          List<M> moves = session.position().moves();
          M move = moves.get(random.below(moves.size()));
          return Optional.of(game.notation().write(move));
        });
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
