package games.parlour.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OptionTest {
  @Test
  void theDefaultDependsOnTheOccasion() {
    Option option = option("a", "b", Optional.of("c"));
    assertThat(option.byDefault(Occasion.TABLE)).isEqualTo("a");
    assertThat(option.byDefault(Occasion.STUDY)).isEqualTo("b");
    assertThat(option.byDefault(Occasion.COMPUTERS)).isEqualTo("b");
    Option simple = Option.of("key", List.of("a", "b"), "b", "rule", Option.Basis.STATED);
    assertThat(simple.byDefault(Occasion.TABLE)).isEqualTo("b");
    assertThat(simple.amongComputers()).isEmpty();
  }

  @Test
  void aDefaultIsOneOfTheValues() {
    assertThatThrownBy(() -> option("x", "b", Optional.empty())).hasMessageContaining("key");
    assertThatThrownBy(() -> option("a", "x", Optional.empty())).hasMessageContaining("key");
    assertThatThrownBy(() -> option("a", "b", Optional.of("x"))).hasMessageContaining("key");
  }

  @Test
  void anOptionMayMeanSomethingOnlyBesideAnother() {
    Option option = Option.of("key", List.of("a", "b"), "a", "rule", Option.Basis.STATED);
    assertThat(option.applies(Map.of())).as("an option without a condition applies").isTrue();
    Option bound = option.onlyWith("other", List.of("x", "y"));
    assertThat(bound.applies(Map.of("other", "y")))
        .as("the option applies if the other one is y")
        .isTrue();
    assertThat(bound.applies(Map.of("other", "z")))
        .as("the option does not apply if the other one is z")
        .isFalse();
    assertThat(bound.applies(Map.of()))
        .as("the option does not apply if the other one is not chosen")
        .isFalse();
    assertThat(bound.isDefault("a")).as("a is the default").isTrue();
    assertThat(bound.isDefault("b")).as("b is not the default").isFalse();
  }

  @Test
  void aSetupKnowsItsOptions() {
    Setup setup = new Setup("game", 1, Map.of("b", "on", "a", "off"), Optional.empty());
    assertThat(setup.options().keySet()).containsExactly("a", "b");
    assertThat(setup.option("a")).isEqualTo("off");
    assertThat(setup.isOn("a")).as("option a is off").isFalse();
    assertThat(setup.isOn("b")).as("option b is on").isTrue();
    assertThatThrownBy(() -> setup.option("c")).isInstanceOf(IllegalArgumentException.class);
  }

  private static Option option(String atTable, String inStudy, Optional<String> amongComputers) {
    List<String> values = List.of("a", "b", "c");
    return new Option("key", values, atTable, inStudy, amongComputers, "rule", Option.Basis.OURS);
  }
}
