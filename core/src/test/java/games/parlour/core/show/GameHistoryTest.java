package games.parlour.core.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Option.Basis;
import games.parlour.core.show.GameHistory.Event;
import games.parlour.core.show.GameHistory.Picture;
import games.parlour.core.show.GameHistory.Source;
import games.parlour.core.text.Catalogue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameHistoryTest {
  private static final String TOLD =
      """
      history.title = How it began
      history.01 = Rain fell.
      history.01.id = rain
      history.01.when = In the morning
      history.01.sources = diary almanac
      history.02 = The sun came out.
      history.02.id = sun
      history.02.when = At noon
      history.02.basis = hinted
      history.02.sources = diary
      history.02.position = w/b
      history.02.caption = The sky at noon.
      history.source.almanac = Almanac, page 4.
      history.source.almanac.link = /docs/almanac
      history.source.diary = Diary of a neighbour.
      history.source.never = Not cited.
      """;

  @Test
  void whatHappenedIsToldInOrderWithItsSources() {
    GameHistory history = GameHistory.of(Catalogue.parse(TOLD)).orElseThrow();
    assertThat(history.title()).isEqualTo("How it began");
    assertThat(history.events())
        .containsExactly(
            new Event(
                "rain",
                "In the morning",
                "Rain fell.",
                Basis.STATED,
                List.of("diary", "almanac"),
                Optional.empty()),
            new Event(
                "sun",
                "At noon",
                "The sun came out.",
                Basis.HINTED,
                List.of("diary"),
                Optional.of(new Picture("w/b", "The sky at noon."))));
    assertThat(history.sources())
        .containsExactly(
            new Source("diary", "Diary of a neighbour.", Optional.empty()),
            new Source("almanac", "Almanac, page 4.", Optional.of("/docs/almanac")));
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
