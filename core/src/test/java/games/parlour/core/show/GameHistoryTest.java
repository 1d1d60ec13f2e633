package games.parlour.core.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.show.GameHistory.Event;
import games.parlour.core.show.GameHistory.Source;
import games.parlour.core.text.Catalogue;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameHistoryTest {
  private static final String TOLD =
      """
      history.title = How it began
      history.01 = Rain fell.
      history.01.when = In the morning
      history.01.sources = diary almanac
      history.02 = The sun came out.
      history.02.when = At noon
      history.02.sources = diary
      history.source.almanac = Almanac, page 4.
      history.source.diary = Diary of a neighbour.
      history.source.never = Not cited.
      """;

  @Test
  void whatHappenedIsToldInOrderWithItsSources() {
    GameHistory history = GameHistory.of(Catalogue.parse(TOLD)).orElseThrow();
    assertThat(history.title()).isEqualTo("How it began");
    assertThat(history.events())
        .containsExactly(
            new Event("In the morning", "Rain fell.", List.of("diary", "almanac")),
            new Event("At noon", "The sun came out.", List.of("diary")));
    assertThat(history.sources())
        .containsExactly(
            new Source("diary", "Diary of a neighbour."),
            new Source("almanac", "Almanac, page 4."));
  }

  @Test
  void mostGamesTellNone() {
    assertThat(GameHistory.of(Catalogue.parse("game.name = Weather"))).isEmpty();
  }

  @Test
  void nothingIsToldWithoutASource() {
    String silent = TOLD.replace("history.02.sources = diary\n", "");
    assertThatThrownBy(() -> GameHistory.of(Catalogue.parse(silent)))
        .hasMessage("history.02 names no source");
  }

  @Test
  void aSourceNeedsACitation() {
    String lost = TOLD.replace("history.source.diary = Diary of a neighbour.\n", "");
    assertThatThrownBy(() -> GameHistory.of(Catalogue.parse(lost)))
        .hasMessage("history.01 names the source diary, but there is no history.source.diary");
  }
}
