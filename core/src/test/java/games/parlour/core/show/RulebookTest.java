package games.parlour.core.show;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Option;
import games.parlour.core.Setup;
import games.parlour.core.show.Rulebook.Condition;
import games.parlour.core.show.Rulebook.Paragraph;
import games.parlour.core.text.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RulebookTest {
  private static final List<String> ON_OFF = List.of("on", "off");
  private static final List<Option> OPTIONS =
      List.of(
          Option.of("wind", ON_OFF, "on", "X2", Option.Basis.STATED),
          Option.of("rain", ON_OFF, "off", "X2", Option.Basis.OURS));

  private static final Rulebook BOOK =
      Rulebook.of(
          OPTIONS,
          Catalogue.parse(
              """
              game.name = Weather
              rules.title = How it is played
              rules.01 = X1 Sit down.\\nWait.
              rules.02 = X2 Look out.
              rules.02.rain.on = X2 Open an umbrella.
              rules.02.wind.off = Fly no kite.
              rules.02.wind.on = Fly a kite.
              rules.02.snow.on = Never told.
              rules.10 = X10 Go home.
              known.title = What is known
              known.01 = Little.
              known.02 = X2 Less.
              """));

  private static Setup setup(String wind, String rain) {
    return new Setup("weather", 1, Map.of("wind", wind, "rain", rain), Optional.empty());
  }

  private static List<String> told(Setup setup) {
    return BOOK.under(setup).stream().map(Paragraph::text).toList();
  }

  @Test
  void aRulesNameIsTakenFromItsText() {
    assertThat(BOOK.title()).isEqualTo("How it is played");
    assertThat(BOOK.rules().getFirst())
        .isEqualTo(new Paragraph("X1", "Sit down.\nWait.", Optional.empty()));
    assertThat(BOOK.rules().getLast())
        .isEqualTo(new Paragraph("X10", "Go home.", Optional.empty()));
  }

  @Test
  void whatHoldsForAValueFollowsItsRuleInTheOrderOfTheOptions() {
    assertThat(BOOK.rules())
        .containsSequence(
            new Paragraph("X2", "Look out.", Optional.empty()),
            new Paragraph("X2", "Fly a kite.", Optional.of(new Condition("wind", "on"))),
            new Paragraph("X2", "Fly no kite.", Optional.of(new Condition("wind", "off"))),
            new Paragraph("X2", "Open an umbrella.", Optional.of(new Condition("rain", "on"))))
        .hasSize(6);
  }

  /** Two options with the same values are not mixed up. */
  @Test
  void onlyTheChosenValuesAreToldUnderASetUp() {
    assertThat(told(setup("on", "off")))
        .containsExactly("Sit down.\nWait.", "Look out.", "Fly a kite.", "Go home.");
    assertThat(told(setup("off", "on")))
        .containsExactly(
            "Sit down.\nWait.", "Look out.", "Fly no kite.", "Open an umbrella.", "Go home.");
  }

  @Test
  void whatIsKnownIsToldAsItStands() {
    assertThat(BOOK.knownTitle()).isEqualTo("What is known");
    assertThat(BOOK.known()).containsExactly("Little.", "X2 Less.");
  }

  @Test
  void aGameMayTellNothing() {
    assertThat(Rulebook.of(OPTIONS, Catalogue.parse("game.name = Silence")))
        .isEqualTo(new Rulebook("", List.of(), "", List.of(), "", List.of()));
  }

  @Test
  void notationHasAPartOfItsOwn() {
    Rulebook book =
        Rulebook.of(
            List.of(),
            Catalogue.parse(
                """
                rules.title = Rules
                rules.01 = X1 Step.
                notation.title = How moves are written
                notation.01 = X2 A step is a1-a2.
                notation.02 = A pass is --.
                """));
    assertThat(book.notationTitle()).isEqualTo("How moves are written");
    assertThat(book.notation())
        .containsExactly(
            new Paragraph("X2", "A step is a1-a2.", Optional.empty()),
            new Paragraph("X2", "A pass is --.", Optional.empty()));
    assertThat(book.rules()).hasSize(1);
    assertThat(book.tells("X2")).as("the book has rule X2").isTrue();
  }
}
