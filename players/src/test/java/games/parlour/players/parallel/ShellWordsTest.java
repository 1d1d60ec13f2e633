package games.parlour.players.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.core.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands are split as a shell splits them. */
class ShellWordsTest {
  @Test
  void wordsEndAtSpacesOutsideQuotes() {
    assertThat(ShellWords.of("  ./parlour engine\tsuffragetto "))
        .isEqualTo(List.of("./parlour", "engine", "suffragetto"));
    assertThat(ShellWords.of("'a b' \"c 'd'\" e\\ f g\"h\"'i' '' '\\'"))
        .isEqualTo(List.of("a b", "c 'd'", "e f", "ghi", "", "\\"));
    assertThat(ShellWords.of("a\\\"b")).isEqualTo(List.of("a\"b"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "'a", "a \"b", "a'"})
  void whatIsNoCommandIsRefused(String command) {
    assertThatThrownBy(() -> ShellWords.of(command)).isInstanceOf(Refusal.class);
  }
}
