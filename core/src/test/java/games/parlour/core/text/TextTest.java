package games.parlour.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextTest {
  @Test
  void textsWithEqualPartsAreEqual() {
    assertThat(Text.of("k", "a", 1, "b", List.of(Text.of("x"))))
        .isEqualTo(new Text("k", Map.of("b", List.of(Text.of("x")), "a", 1)))
        .isNotEqualTo(Text.of("k", "a", 1));
  }

  @Test
  void aTextShowsItsKeyAndArguments() {
    assertThat(Text.of("k")).hasToString("k");
    assertThat(Text.of("k", "b", "z", "a", 1)).hasToString("k{a=1, b=z}");
  }

  @Test
  void anArgumentIsAStringANumberATextOrAListOfThese() {
    assertThatThrownBy(() -> Text.of("k", "a", 1.5)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Text.of("k", "a", List.of("b", List.of('c'))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void argumentsCannotBeChanged() {
    Text text = Text.of("k", "a", 1);
    assertThatThrownBy(() -> text.args().put("b", 2))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aRefusalCarriesItsReason() {
    Refusal refusal = new Refusal(Text.of("refused.over"));
    assertThat(refusal.reason()).isEqualTo(Text.of("refused.over"));
    assertThat(refusal).hasMessage("refused.over");
  }
}
