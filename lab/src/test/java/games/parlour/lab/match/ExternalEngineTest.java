package games.parlour.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.chitral.rules.ChitralMove;
import games.parlour.chitral.rules.ChitralPosition;
import games.parlour.core.Occasion;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.players.search.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of others in a match: small scripts that do what they should not. */
@Tag("slow")
class ExternalEngineTest {
  private static final FortChitral GAME = new FortChitral();

  @TempDir Path folder;

  private MatchPlan<ChitralPosition, ChitralMove> against(String a, int games) {
    return new MatchPlan<>(
        GAME,
        GAME.setup(Occasion.COMPUTERS),
        a,
        "greedy",
        Budget.time(50),
        games,
        1,
        1,
        Optional.empty());
  }

  /** A program that answers go with some shell commands. */
  private String engine(String onGo) throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("engine.sh"),
            """
            while read -r line; do
              case $line in
                ugi) echo ugiok ;;
                isready) echo readyok ;;
                go*) %s ;;
                quit) exit ;;
              esac
            done
            """
                .formatted(onGo));
    return "ugi:bash '" + script + "'";
  }

  @ParameterizedTest
  @CsvSource({"echo bestmove a1-z9, refused.ugi.illegal", "exit, refused.ugi.dead"})
  void whoFailsLosesTheGameAndTheMatchGoesOn(String onGo, String why) throws IOException {
    List<GameResult> all = new ArrayList<>();
    String engine = engine(onGo);
    Tally tally = new Match<>(against(engine, 3)).run((game, sofar) -> all.add(game), () -> false);
    assertThat(tally.all()).isEqualTo(new Tally.Share(0, 0, 3));
    assertThat(tally.faults()).isEqualTo(3);
    assertThat(tally.endingsByKey()).containsOnlyKeys(why);
    for (GameResult played : all) {
      String text = RecordText.write(played.record());
      assertThat(text).contains("match.fault: The engine", "!abandon");
      assertThat(Session.replay(GAME, RecordText.read(text)).turn()).isInstanceOf(Turn.Over.class);
    }
  }

  @Test
  void aProgramThatCannotBeStartedIsRefused() {
    assertThatThrownBy(
            () ->
                new Match<>(against("ugi:/nonexistent/engine", 3))
                    .run((game, sofar) -> {}, () -> false))
        .isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> against("ugi:", 1)).isInstanceOf(Refusal.class);
  }

  @Test
  void aStoppedMatchBlamesNobody() throws IOException {
    Tally tally = new Match<>(against(engine("exit"), 3)).run((game, sofar) -> {}, () -> true);
    assertThat(tally.all().games()).isZero();
  }
}
