package games.parlour.votes.help;

import static games.parlour.votes.VotesGames.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Prompt;
import games.parlour.core.Turn;
import games.parlour.core.random.Generator;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.testkit.Seeds;
import games.parlour.votes.VotesGames;
import games.parlour.votes.VotesPosition;
import games.parlour.votes.rules.state.Mode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is asked of players fits under a map on a phone and says which rule it is about. */
class PromptsTest {
  /** Two lines at 360 pixels, besides the title of a card, which can take one of its own. */
  private static final int TWO_LINES = 96;

  @ParameterizedTest
  @EnumSource(Mode.class)
  void questionsAreShort(Mode mode) {
    Set<Prompt> asked = asked(mode);
    assertThat(asked).hasSizeGreaterThan(20);
    for (Language language : Language.values()) {
      Catalogue words = GAME.texts(language);
      for (Prompt prompt : asked) {
        assertThat(prompt.rule()).isPresent();
        assertThat(words.tell(untitled(prompt.ask())))
            .as(Seeds.howToRepeat())
            .hasSizeLessThan(TWO_LINES);
      }
    }
  }

  private static Set<Prompt> asked(Mode mode) {
    Generator random = new Generator(Seeds.base());
    Set<Prompt> asked = new HashSet<>();
    VotesPosition position = VotesGames.start(mode);
    while (!VotesGames.over(position)) {
      if (position.turn() instanceof Turn.Decide decide) {
        asked.add(decide.prompt());
      }
      position = VotesGames.any(position, random);
    }
    return asked;
  }

  /** The question with a card of no title. */
  private static Text untitled(Text ask) {
    Map<String, Object> args = new HashMap<>(ask.args());
    args.replaceAll(
        (name, value) -> value instanceof Text text && text.key().startsWith("card.") ? "" : value);
    return new Text(ask.key(), args);
  }
}
