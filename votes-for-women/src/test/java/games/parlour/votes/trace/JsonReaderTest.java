package games.parlour.votes.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonReaderTest {
  @Test
  void jsonIsRead() {
    String json =
        """
        {"a":{"b":[1,2,{"c":"x"}],"d":""},
         "e":"quote \\" slash \\/ back \\\\ line\\n tab\\t \\u0160",
         "f":true,"g":null,"h":[],"https://x":"a:b, #c", "i": -0, "j": 1.5, "k": 12345678901}
        """;

    Map<String, Object> read = JsonReader.map(JsonReader.read(json));

    assertThat(read.get("a")).isEqualTo(Map.of("b", List.of(1, 2, Map.of("c", "x")), "d", ""));
    assertThat(read.get("e")).isEqualTo("quote \" slash / back \\ line\n tab\t Š");
    assertThat(read).containsEntry("f", true).containsEntry("g", null);
    assertThat(read).containsEntry("https://x", "a:b, #c").containsEntry("h", List.of());
    assertThat(read).containsEntry("i", 0).containsEntry("j", 1.5).containsEntry("k", 12345678901L);
  }

  @Test
  void keysKeepTheirOrder() {
    assertThat(JsonReader.map(JsonReader.read("{\"z\":1,\"a\":2,\"m\":3}")).keySet())
        .containsExactly("z", "a", "m");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1,\"a\":2} | the key a stands twice",
        "[1, 2 | the text ends too early",
        "{\"a\": 1 2} | a comma or } was expected",
        "[1 2] | a comma or ] was expected",
        "\"open | the text ends too early",
        "\"\\q\" | an unknown escape",
        "{\"a\"} | a colon was expected after a",
        "{a:1} | a key was expected",
        "{\"a\":1,} | a key was expected",
        "[1,,2] | a value was expected",
        "[1,] | a value was expected",
        "{\"a\":1} x | nothing more was expected",
        "[99999999999999999999] | a value was expected",
        "[truth] | a value was expected",
        "\"\\u00g0\" | four hexadecimal digits",
      })
  void nonsenseIsRefused(String text, String why) {
    assertThatThrownBy(() -> JsonReader.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(why);
  }

  @Test
  void aValueOfTheWrongKindIsRefused() {
    assertThatThrownBy(() -> JsonReader.map("x")).hasMessageContaining("a map was expected");
    assertThatThrownBy(() -> JsonReader.list(null)).hasMessageContaining("a list was expected");
  }
}
