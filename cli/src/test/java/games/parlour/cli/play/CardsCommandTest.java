package games.parlour.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.cli.fixture.ProgramRun;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The cards of a game in the terminal. */
class CardsCommandTest {
  @Test
  void aCardIsFoundByItsWords() {
    ProgramRun run = ProgramRun.of("cards", "votes-for-women", "look", "OTHER", "hand");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            Strategy cards
              Change In Plans
                Look at the other hand. Choose a card there without a campaigner in its
                text: it is discarded and replaced from the deck.
                Rules: V64, V103 and V120

            """);
  }

  @Test
  void allCardsAreToldByDeckAndEra() {
    ProgramRun run = ProgramRun.of("cards", "votes-for-women", "--lang", "de");
    assertThat(run.out())
        .contains("Suffragistinnen\n  Seneca Falls Convention (Startkarte)\n")
        .contains("Oppobot\n")
        .contains("    Wenn die Regeln sie spielen:\n");
    assertThat(run.lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void programsGetThemToo() {
    String told = ProgramRun.of("cards", "votes-for-women", "california", "--json").out();
    JsonNode card =
        JsonMapper.builder()
            .build()
            .readTree(told)
            .get("cards")
            .valueStream()
            .filter(one -> one.get("id").asString().equals("california"))
            .findFirst()
            .orElseThrow();
    assertThat(card.get("place").asString()).isEqualTo("CA");
    assertThat(card.get("bot").get(1).asString()).isEqualTo("Remove 1 marker from Congress.");
  }
}
