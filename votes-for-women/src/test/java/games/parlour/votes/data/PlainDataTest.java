package games.parlour.votes.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlainDataTest {
  @Test
  void linesBecomeMapsAndLists() {
    Map<String, Object> read =
        PlainData.parse(
            """
            a/b=1
            a/1="one"
            list/#0/x="y = z"
            list/#1/x=true
            list/#1/n/#0=-2
            empty=""
            """);

    assertThat(read)
        .isEqualTo(
            Map.of(
                "a",
                Map.of("b", 1, "1", "one"),
                "list",
                List.of(Map.of("x", "y = z"), Map.of("x", true, "n", List.of(-2))),
                "empty",
                ""));
  }

  @Test
  void whatTheBuildNeverWritesIsRefused() {
    assertThatThrownBy(() -> PlainData.parse("a")).hasMessage("no value in: a");
    assertThatThrownBy(() -> PlainData.parse("a=b")).isInstanceOf(NumberFormatException.class);
    assertThatThrownBy(() -> PlainData.parse("a=1\na/b=2")).hasMessage("no map: 1");
    assertThatThrownBy(() -> PlainData.list(null)).hasMessage("no list: null");
  }
}
