package games.parlour.testkit.random;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.testkit.Seeds;
import games.parlour.testkit.cards.CardsGame;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FuzzerTest {
  @Test
  void aSoundGamePassesAndIsReported() {
    List<Fuzzer.Report> heard = new ArrayList<>();
    Fuzzer.Report report =
        new Fuzzer<>(new CardsGame(), Fuzzer.Care.QUICK).run(12, Seeds.base(), heard::add);
    assertThat(heard).hasSize(12);
    assertThat(heard.getLast()).isEqualTo(report);
    assertThat(heard.getFirst().games()).isOne();
    assertThat(report.games()).isEqualTo(12);
    assertThat(report.moves()).isGreaterThan(12L * 16);
    assertThat(report.longest()).isBetween(16, 200);
    assertThat(report.wins().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(12);
    assertThat(report.wins().keySet()).isSubsetOf("poles", "winds", "draw");
  }

  @Test
  void theSameSeedPlaysTheSameGames() {
    Fuzzer<?, ?> fuzz = new Fuzzer<>(new CardsGame(), Fuzzer.Care.QUICK);
    Fuzzer.Report both = fuzz.run(2, 7, report -> {});
    Fuzzer.Report second = fuzz.run(1, 8, report -> {});
    assertThat(fuzz.run(2, 7, report -> {})).isEqualTo(both);
    assertThat(both.moves()).isGreaterThan(second.moves());
  }
}
