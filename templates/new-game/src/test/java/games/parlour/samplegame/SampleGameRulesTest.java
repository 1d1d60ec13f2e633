package games.parlour.samplegame;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Side;
import games.parlour.core.Turn;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule by its name, with positions and moves written by hand from the rules page. */
class SampleGameRulesTest {
  private static SampleGamePosition at(String line) {
    return SampleGameNotation.readPosition(line);
  }

  private static List<String> moves(SampleGamePosition position) {
    return position.moves().stream().map(SampleGameNotation::text).toList();
  }

  private static String winner(SampleGamePosition position) {
    return position.turn() instanceof Turn.Over over
        ? over.outcome().winner().map(Side::name).orElse("nobody")
        : "not over";
  }

  @Test
  void r1TheStart() {
    assertThat(new SampleGameNotation().writePosition(SampleGamePosition.start()))
        .isEqualTo("bbbbb/5/5/5/wwwww w");
  }

  @Test
  void r2AStepForwardOnToAFreeSquare() {
    assertThat(moves(at("4b/5/1b3/wb3/1w3 w"))).containsExactly("a2-a3", "b1-c2");
    assertThat(moves(at("4b/5/1b3/wb3/1w3 b")))
        .containsExactly("b2-a1", "b2-c1", "b3-c2", "e5-d4", "e5-e4");
  }

  @Test
  void r3TheFarRankWins() {
    SampleGamePosition last = at("5/w4/5/5/b4 w");
    assertThat(winner(last)).isEqualTo("black");
    SampleGamePosition next = at("5/w4/5/4b/5 w");
    assertThat(winner(next)).isEqualTo("not over");
    assertThat(winner(next.play(new SampleGameMove.Step("a4", "b5")))).isEqualTo("white");
  }

  @Test
  void r4APlayerWhoCannotMoveLoses() {
    assertThat(winner(at("5/bb3/w4/5/5 w"))).isEqualTo("black");
  }
}
