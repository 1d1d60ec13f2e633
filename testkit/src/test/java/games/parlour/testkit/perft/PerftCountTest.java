package games.parlour.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.search.FastPosition;
import games.parlour.core.text.Resources;
import games.parlour.testkit.cards.CardMove;
import games.parlour.testkit.cards.CardsGame;
import games.parlour.testkit.cards.CardsPosition;
import games.parlour.testkit.law.FastSnapshot;
import games.parlour.testkit.law.LawViolation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCountTest {
  private static final String LAST_CARD = "1 on 0 0-0 11222 - 11/12/14/1828 554 choose";

  private final CardsGame game = new CardsGame();

  private CardsPosition at(String line) {
    return game.start(game.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
  }

  @Test
  void aPositionItselfIsOne() {
    assertThat(Perft.count(game, at(LAST_CARD), 0)).isOne();
    assertThat(Perft.slowly(at(LAST_CARD), 0)).isOne();
    assertThat(Perft.divide(game, at(LAST_CARD), 0)).isEmpty();
  }

  @Test
  void movesAreDividedInListedOrder() {
    Map<String, Long> divided = Perft.divide(game, at(LAST_CARD), 2);
    assertThat(List.copyOf(divided.entrySet()))
        .containsExactly(
            Map.entry("play-1", 3L),
            Map.entry("play-2", 3L),
            Map.entry("peek-north-1", 2L),
            Map.entry("peek-east-1", 2L),
            Map.entry("peek-south-1", 2L),
            Map.entry("swap", 5L));
    long sum = divided.values().stream().mapToLong(Long::longValue).sum();
    assertThat(Perft.count(game, at(LAST_CARD), 2)).isEqualTo(sum).isEqualTo(17);
  }

  @Test
  void aFinishedGameHasNoChildren() {
    CardsPosition over = at(LAST_CARD).play(new CardMove.Play(0)).play(new CardMove.Die(1));
    assertThat(Perft.count(game, over, 1)).isZero();
    assertThat(Perft.count(game, at(LAST_CARD), 9)).isZero();
    assertThat(Perft.slowly(at(LAST_CARD), 9)).isZero();
  }

  @Test
  void fastAndSlowCountAlikeAndLeaveEverythingInPlace() {
    FastPosition<CardsPosition, CardMove> fast = game.fast();
    CardsPosition start = at(LAST_CARD);
    fast.set(start);
    FastSnapshot before = FastSnapshot.at(fast);
    for (int depth = 1; depth <= 5; depth++) {
      assertThat(Perft.count(fast, depth)).isEqualTo(Perft.slowly(start, depth));
    }
    assertThat(FastSnapshot.at(fast)).isEqualTo(before);
  }

  @Test
  void aTableIsReadAndCounted() {
    String table = Resources.read(PerftCountTest.class, "perft.txt");
    List<PerftTable.Line> lines = PerftTable.read(game, table);
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1).number()).isEqualTo(5);
    assertThat(lines.get(1).setup())
        .isEqualTo(
            game.setup(Occasion.STUDY, Map.of("peeks", "off", "rounds", "3"), Optional.empty()));
    assertThat(lines.get(2).setup().position()).contains(LAST_CARD);
    assertThat(lines.get(2).counts()).isEqualTo(Map.of(1, 6L, 2, 17L));
    assertThat(PerftTable.check(game, table, 1_000)).isEqualTo(8);
    assertThat(PerftTable.check(game, table, 10)).isEqualTo(3);
  }

  @Test
  void aWrongCountIsNamedByItsLine() {
    assertThatThrownBy(() -> PerftTable.check(game, "\nstart ; ; D1 6", 100))
        .isInstanceOf(LawViolation.class)
        .hasMessageContaining("line 2 depth 1 has 5 and should have 6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"start", "start ; ; 5", "start ; ; D1 x", "start ; rounds ; D1 5", "x ; ; D1 5"})
  void whatIsNoTableIsAnError(String line) {
    assertThatThrownBy(() -> PerftTable.read(game, line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("line 1");
  }
}
