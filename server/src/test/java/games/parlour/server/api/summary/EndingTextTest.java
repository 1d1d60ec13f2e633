package games.parlour.server.api.summary;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Occasion;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.record.Entry;
import games.parlour.core.record.Session;
import games.parlour.core.table.GameSummary;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Language;
import games.parlour.core.text.Text;
import games.parlour.server.api.Catalogues;
import games.parlour.server.store.ending.EndingRow;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.votes.VotesForWomen;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How a game went is stored without words and told in any language. */
class EndingTextTest {
  private static final List<Game<?, ?>> GAMES =
      List.of(new Suffragetto(), new FortChitral(), new VotesForWomen());

  /** A game that was called off has no winner to tell of. */
  private static final Set<String> WITHOUT_RESULT = Set.of("outcome.abort", "outcome.call-off");

  private static String told(GameSummary summary, Language language) {
    EndingRow row = EndingText.row("t", "suffragetto", true, summary, 1);
    return EndingText.told(row, new Catalogues().of(new Suffragetto(), language));
  }

  @Test
  void aWinIsToldWithItsTurnsAndItsReason() {
    GameSummary six =
        new GameSummary(
            Optional.of("suffragettes"), false, 58, Text.of("outcome.six.suffragettes"));
    assertThat(told(six, Language.EN))
        .isEqualTo("Suffragettes won in 58 turns by six entries into the House of Commons");
    assertThat(told(six, Language.DE))
        .isEqualTo("Gewonnen: Suffragetten nach 58 Zügen mit sechs Figuren im House of Commons");
    GameSummary flag =
        new GameSummary(
            Optional.of("police"),
            false,
            1,
            Text.of("outcome.flag", "seat", Text.of("seat.suffragettes")));
    assertThat(told(flag, Language.EN)).isEqualTo("Police won in 1 turn on time");
  }

  @Test
  void onlyTurnsThatWerePlayedAreCounted() {
    Suffragetto game = new Suffragetto();
    Setup setup = game.setup(Occasion.TABLE, Map.of("first", "suffragettes"), Optional.empty());
    Session<SuffragettoPosition, SuffragettoMove> session = new Session<>(game, setup, Map.of());
    Seat suffragettes = session.seats().getFirst();
    session.move(suffragettes, "c6-c7");
    session.takeBack(suffragettes, 0);
    session.move(suffragettes, "d6-d7");
    session.act(suffragettes, Entry.Act.RESIGN);
    assertThat(GameSummary.of(session).orElseThrow().turns()).isEqualTo(1);
    Session<SuffragettoPosition, SuffragettoMove> unplayed = new Session<>(game, setup, Map.of());
    unplayed.act(suffragettes, Entry.Act.RESIGN);
    assertThat(told(GameSummary.of(unplayed).orElseThrow(), Language.EN))
        .isEqualTo("Police won before the first turn by resignation");
  }

  /** It has turns of its own, six of them at most. */
  @Test
  void aGameWithTurnsOfItsOwnCountsNone() {
    GameSummary won =
        new GameSummary(Optional.of("suffragist"), false, 79, Text.of("over.ratified"));
    VotesForWomen game = new VotesForWomen();
    EndingRow row = EndingText.row("t", game.id(), true, won, 1);
    assertThat(EndingText.told(row, new Catalogues().of(game, Language.EN)))
        .isEqualTo("Suffragists won with 36 states for the amendment");
    assertThat(EndingText.told(row, new Catalogues().of(game, Language.DE)))
        .endsWith(" mit 36 Staaten für den Zusatz")
        .doesNotContain("79");
  }

  @Test
  void drawsAndGamesWithoutAResultAreToldToo() {
    GameSummary drawn = new GameSummary(Optional.empty(), false, 40, Text.of("outcome.agreed"));
    assertThat(told(drawn, Language.EN)).isEqualTo("Drawn after 40 turns by agreement");
    GameSummary off = new GameSummary(Optional.empty(), true, 2, Text.of("outcome.call-off"));
    assertThat(told(off, Language.DE)).isEqualTo("Abgebrochen nach 2 Zügen");
    GameSummary unknown = new GameSummary(Optional.of("police"), false, 9, Text.of("odd"));
    assertThat(told(unknown, Language.EN)).isEqualTo("Police won in 9 turns");
  }

  @Test
  void whatIsStoredIsReadAgain() {
    Text text =
        Text.of("a", "list", List.of("x", 2, Text.of("b", "n", 3)), "seat", Text.of("seat.police"));
    assertThat(EndingText.read(EndingText.write(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @EnumSource
  void everyEndingOfAGameHasShortWords(Language language) {
    for (Game<?, ?> game : GAMES) {
      Catalogue words = game.texts(language);
      List<String> endings =
          words.keys().stream()
              .filter(key -> key.startsWith("outcome.") || key.startsWith("over."))
              .filter(key -> !WITHOUT_RESULT.contains(key))
              .toList();
      assertThat(endings).hasSizeGreaterThan(3);
      assertThat(endings).as(game.id()).allMatch(key -> words.has("summary." + key));
    }
  }
}
