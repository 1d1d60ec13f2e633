package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Occasion;
import games.parlour.core.Option;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.votes.rules.state.Mode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Who sits at the table in each mode, and which options go with it. */
class ModesTest {
  private final VotesForWomen game = new VotesForWomen();

  private Setup setup(Map<String, String> chosen) {
    return game.setup(Occasion.TABLE, chosen, Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "one-on-one, suffragist opposition",
    "two-on-one, purple yellow opposition",
    "one-on-two, suffragist first second",
    "two-on-two, purple yellow first second",
    "solitaire, suffragist",
    "cooperative, purple yellow"
  })
  void aModeHasItsSeatsAndBothSides(String mode, String seats) {
    Setup setup = setup(Map.of("mode", mode));
    assertThat(game.seats(setup)).extracting(Seat::name).containsExactly(seats.split(" ", -1));
    assertThat(game.sides(setup))
        .extracting(Side::name)
        .containsExactly("suffragist", "opposition");
  }

  @ParameterizedTest
  @EnumSource
  void anOptionIsForTheModesThatItMeansSomethingIn(Mode mode) {
    Map<String, String> chosen = Map.of("mode", mode.word());
    for (Option option : game.options()) {
      boolean means =
          switch (option.key()) {
            case "hands" -> mode.hasPartners();
            case "bot-dice", "bot-vote" -> mode.bot();
            default -> true;
          };
      assertThat(option.applies(chosen)).as(option.key()).isEqualTo(means);
    }
  }

  @Test
  void whatMeansNothingIsRefused() {
    assertThatThrownBy(() -> setup(Map.of("bot-dice", "black")))
        .hasMessageContaining("refused.option.only{option=bot-dice, other=mode, value=black")
        .hasMessageContaining("solitaire, cooperative");
    assertThatThrownBy(() -> setup(Map.of("mode", "solitaire", "hands", "open")))
        .hasMessageContaining("refused.option.only{option=hands");
    assertThat(setup(Map.of("bot-dice", "plain")).option("bot-dice")).isEqualTo("plain");
    assertThat(setup(Map.of("mode", "cooperative", "hands", "open")).option("hands"))
        .isEqualTo("open");
  }

  @Test
  void aPositionSaysWhoPlays() {
    String line = "mode=cooperative turn=2 round=3 actor=purple";
    Setup setup = game.setup(Occasion.TABLE, Map.of(), Optional.of(line));
    assertThat(setup.option("mode")).isEqualTo("cooperative");
    assertThatThrownBy(
            () -> game.setup(Occasion.TABLE, Map.of("mode", "solitaire"), Optional.of(line)))
        .hasMessageContaining("refused.option.position{option=mode");
    assertThatThrownBy(() -> game.optionsOf("mode=solitaire  turn=1"))
        .hasMessageContaining("refused.line.space");
    assertThatThrownBy(() -> game.optionsOf("mode=alone turn=1"))
        .hasMessageContaining("mode=alone");
    assertThatThrownBy(() -> game.optionsOf("mode=solitaire turn=1 buttons=3/1"))
        .as("the Oppobot has no buttons")
        .hasMessageContaining("buttons");
  }

  @Test
  void aCardOnItsWayToAPartnerIsReadBackAsItWas() {
    String line =
        "mode=two-on-one turn=2 actor=yellow phase=strategy buttons=3/0"
            + " open=counter-strat,transportation,national-focus";
    VotesPosition p = game.start(game.setup(Occasion.TABLE, Map.of(), Optional.of(line)));
    for (String move : List.of("commit:2", "take:counter-strat", "owner:purple")) {
      p = p.play(game.notation().read(p, move));
    }
    String written = game.notation().writePosition(p);
    Setup again = game.setup(Occasion.TABLE, Map.of(), Optional.of(written));
    assertThat(game.start(again)).isEqualTo(p).hasSameHashCodeAs(p);
  }
}
