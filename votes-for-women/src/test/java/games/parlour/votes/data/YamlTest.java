package games.parlour.votes.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlTest {
  @Test
  void mapsAndListsByIndentation() {
    Object read =
        Yaml.parse(
            """
            # a comment
            name: Ohio   # another
            numbers:
              - 1
              - -2
            beside:
            - a: x
              b: "y # z"
            - {c: [true, false, null], d: {}}
            empty:
            deep:
              deeper:
                end: one two: three
            """);

    Map<String, Object> expected = new LinkedHashMap<>();
    expected.put("name", "Ohio");
    expected.put("numbers", List.of(1, -2));
    Map<String, Object> flow = new LinkedHashMap<>();
    flow.put("c", Arrays.asList(true, false, null));
    flow.put("d", Map.of());
    expected.put("beside", List.of(Map.of("a", "x", "b", "y # z"), flow));
    expected.put("empty", null);
    expected.put("deep", Map.of("deeper", Map.of("end", "one two: three")));
    assertThat(read).isEqualTo(expected);
  }

  @Test
  void keysKeepTheirOrder() {
    assertThat(Yaml.map(Yaml.parse("{z: 1, a: 2, m: 3}")).keySet()).containsExactly("z", "a", "m");
    assertThat(Yaml.map(Yaml.parse("z: 1\na: 2\nm: 3")).keySet()).containsExactly("z", "a", "m");
  }

  @Test
  void scalarsThatOnlyLookLikeNumbersStayTexts() {
    assertThat(Yaml.parse("[1d8, 3-6, 15th-x, -, \"7\", 1.5, 12345678901, -0]"))
        .isEqualTo(List.of("1d8", "3-6", "15th-x", "-", "7", 1.5, 12345678901L, 0));
  }

  @Test
  void jsonIsRead() {
    String json =
        """
        {"a":{"b":[1,2,{"c":"x"}],"d":""},
         "e":"quote \\" slash \\/ back \\\\ line\\n tab\\t \\u0160",
         "f":true,"g":null,"h":[],"https://x":"a:b, #c"}
        """;

    Map<String, Object> read = Yaml.map(Yaml.parse(json));

    assertThat(read.get("a")).isEqualTo(Map.of("b", List.of(1, 2, Map.of("c", "x")), "d", ""));
    assertThat(read.get("e")).isEqualTo("quote \" slash / back \\ line\n tab\t Š");
    assertThat(read).containsEntry("f", true).containsEntry("g", null);
    assertThat(read).containsEntry("https://x", "a:b, #c").containsEntry("h", List.of());
  }

  @Test
  void nothingIsNull() {
    assertThat(Yaml.parse("# only a comment\n")).isNull();
    assertThat(Yaml.parse("")).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a: 1~  b: 2 | line 2",
        "a: 1~a: 2 | line 2: the key a stands twice",
        "{a: 1, a: 2} | line 1: the key a stands twice",
        "a:~  - 1~  b: 2 | line 3",
        "a: [1, 2 | line 1: the text ends too early",
        "{\"a\":~1 2] | line 2",
        "a: \"open | line 1: the text ends too early",
        "a: \"\\q\" | line 1: an unknown escape",
        "a: *anchor | line 1: a value was expected",
        "{a} | line 1: a colon was expected after a",
        "[1,,2] | line 1: a value was expected",
        "{\"a\":1} x | line 1: nothing more was expected",
        "a: 99999999999999999999 | line 1: a number is too large",
        "a: \"\\u00g0\" | line 1: four hexadecimal digits",
      })
  void nonsenseIsRefusedWithItsLine(String text, String why) {
    assertThatThrownBy(() -> Yaml.parse(text.replace('~', '\n')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(why);
  }

  @Test
  void tabsDoNotIndent() {
    assertThatThrownBy(() -> Yaml.parse("a:\n\tb: 1"))
        .hasMessage("line 2: a tab in the indentation");
  }

  @Test
  void aValueOfTheWrongKindIsRefused() {
    assertThatThrownBy(() -> Yaml.map("x")).hasMessageContaining("a map was expected");
    assertThatThrownBy(() -> Yaml.list(null)).hasMessageContaining("a list was expected");
  }
}
