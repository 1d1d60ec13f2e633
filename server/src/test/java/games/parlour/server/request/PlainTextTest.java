package games.parlour.server.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody typed is told in one line, without tricks. */
class PlainTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hello.",
        "Schöne Grüße – „bis morgen“!",
        "<script>alert(1)</script> & more",
        "今日は",
        "مرحبا بالعالم",
        "می‌خواهم",
        "👩‍👧 ❤️ 1️⃣",
        "¿Otra vez?"
      })
  void whatCanBeReadStays(String text) {
    assertThat(PlainText.tidy(text)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "'  a  b ', a b",
    "'a\n\r\tb', a b",
    "'a\u00a0\u2003\u3000b', a b",
    "'a\u2028b\u2029c', a b c",
    "'a\u0000\u001bb', a b",
    "'\u202eabc\u202c\u2066d', abcd",
    "'a\u200bb\ufeffc\u00ad', abc",
    "'\u200dA\u200d', A",
    "'e\u0301', é"
  })
  void oddSpacesAndHiddenSignsGo(String typed, String tidy) {
    assertThat(PlainText.tidy(typed)).isEqualTo(tidy);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n", "\u200b", "\u202e \u2069", "\u2800", "\ud800", "\u3164"})
  void nothingToSeeIsNothing(String typed) {
    assertThat(PlainText.tidy(typed)).isEmpty();
  }

  @Test
  void marksDoNotPileUpOverOtherLines() {
    String piled = "Z" + "\u0334\u0321\u0357".repeat(30) + "a";
    assertThat(PlainText.tidy(piled)).hasSizeLessThanOrEqualTo(6).startsWith("Z").endsWith("a");
    assertThat(PlainText.tidy("नमस्ते")).isEqualTo("नमस्ते");
  }

  @Test
  void charactersAreCountedAsPeopleSeeThem() {
    assertThat(PlainText.length("a👩b")).isEqualTo(3);
  }
}
