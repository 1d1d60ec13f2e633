package games.parlour.testkit;

import static games.parlour.testkit.Refusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Setup;
import games.parlour.testkit.cards.CardsGame;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is chosen becomes a set-up, or is refused with what could have been chosen. */
class SetupsTest {
  private static final Optional<String> NONE = Optional.empty();
  private static final Optional<String> WITHOUT_PEEKS =
      Optional.of("3 off 0 0-0 11222 - 1121/1222/1424/1838 - choose");

  private final CardsGame game = new CardsGame();

  @Test
  void anOccasionHasItsDefaults() {
    assertThat(game.setup(Occasion.TABLE).options())
        .isEqualTo(Map.of("rounds", "3", "peeks", "off"));
    assertThat(game.setup(Occasion.STUDY).options())
        .isEqualTo(Map.of("rounds", "2", "peeks", "on"));
    assertThat(game.setup(Occasion.STUDY))
        .isEqualTo(new Setup("four-hands", 1, Map.of("rounds", "2", "peeks", "on"), NONE));
  }

  @Test
  void whatIsChosenCounts() {
    Map<String, String> chosen = Map.of("rounds", "1", "peeks", "off");
    assertThat(game.setup(Occasion.STUDY, chosen, NONE).options()).isEqualTo(chosen);
  }

  @Test
  void computersAloneHaveNoChoiceWhereTheGameFixesIt() {
    Map<String, String> chosen = Map.of("rounds", "1", "peeks", "off");
    assertThat(game.setup(Occasion.COMPUTERS, chosen, NONE).options())
        .isEqualTo(Map.of("rounds", "1", "peeks", "on"));
  }

  @Test
  void aRefusalSaysWhatIsAccepted() {
    assertRefused(
        "refused.option.value{option=rounds, value=4, values=[1, 2, 3]}",
        () -> game.setup(Occasion.TABLE, Map.of("rounds", "4"), NONE));
    assertRefused(
        "refused.option.unknown{game=four-hands, option=colour, options=[rounds, peeks]}",
        () -> game.setup(Occasion.TABLE, Map.of("colour", "red"), NONE));
    assertRefused(
        "refused.option.value{option=peeks",
        () -> game.setup(Occasion.COMPUTERS, Map.of("peeks", "maybe"), NONE));
  }

  @Test
  void aPositionStatesItsOptions() {
    assertThat(game.setup(Occasion.STUDY, Map.of(), WITHOUT_PEEKS).options())
        .isEqualTo(Map.of("rounds", "3", "peeks", "off"));
    assertThat(game.setup(Occasion.STUDY, Map.of("peeks", "off"), WITHOUT_PEEKS).position())
        .isEqualTo(WITHOUT_PEEKS);
    assertRefused(
        "refused.option.position{option=peeks, stated=off, value=on}",
        () -> game.setup(Occasion.STUDY, Map.of("peeks", "on"), WITHOUT_PEEKS));
    assertRefused(
        "refused.position", () -> game.setup(Occasion.STUDY, Map.of(), Optional.of("nonsense")));
  }

  @Test
  void computersAloneDoNotBeginWhereTheirRulesDoNotHold() {
    assertRefused(
        "refused.option.position{option=peeks, stated=off, value=on}",
        () -> game.setup(Occasion.COMPUTERS, Map.of(), WITHOUT_PEEKS));
  }
}
