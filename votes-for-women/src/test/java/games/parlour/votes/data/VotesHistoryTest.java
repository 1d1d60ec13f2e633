package games.parlour.votes.data;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.show.GameHistory;
import games.parlour.core.show.GameHistory.Event;
import games.parlour.core.show.GameHistory.Source;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.votes.VotesForWomen;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every statement about the past rests on a source that can be looked up. */
class VotesHistoryTest {
  private static Catalogue words(Language language) {
    return new VotesForWomen().texts(language);
  }

  private static GameHistory history(Language language) {
    return GameHistory.of(words(language)).orElseThrow();
  }

  /** Reading it refuses a paragraph without a source, and a source without a citation. */
  @ParameterizedTest
  @EnumSource
  void eachParagraphNamesSourcesThatResolve(Language language) {
    GameHistory history = history(language);
    assertThat(history.events()).hasSizeBetween(12, 16);
    List<String> cited = history.sources().stream().map(Source::id).toList();
    assertThat(history.events())
        .allSatisfy(event -> assertThat(event.sources()).isNotEmpty().isSubsetOf(cited));
  }

  @ParameterizedTest
  @EnumSource
  void everyCitationIsUsed(Language language) {
    List<String> listed =
        words(language).keys().stream()
            .filter(key -> key.startsWith("history.source."))
            .map(key -> key.substring("history.source.".length()))
            .toList();
    assertThat(history(language).sources())
        .extracting(Source::id)
        .containsExactlyInAnyOrderElementsOf(listed);
  }

  @Test
  void bothLanguagesTellTheSameFromTheSameSources() {
    assertThat(history(Language.DE).events())
        .extracting(Event::sources)
        .isEqualTo(history(Language.EN).events().stream().map(Event::sources).toList());
  }
}
