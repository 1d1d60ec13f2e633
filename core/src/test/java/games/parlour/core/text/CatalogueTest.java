package games.parlour.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueTest {
  private final Catalogue words =
      Catalogue.parse(
          """
          # a comment

          plain = Some words = with a sign
          long = begins
            and goes on\\n
            in a new line
          move = {who} moves {count} {count?piece|pieces}.
          inner = the {colour} side
          all = among {things}
          """);

  @Test
  void aLineIsAKeyAndItsWords() {
    assertThat(words.tell("plain")).isEqualTo("Some words = with a sign");
    assertThat(words.keys()).containsExactly("all", "inner", "long", "move", "plain");
    assertThat(words.has("plain")).as("the catalogue has the key plain").isTrue();
    assertThat(words.has("#")).as("the comment is not a key").isFalse();
  }

  @Test
  void anIndentedLineGoesOn() {
    assertThat(words.tell("long")).isEqualTo("begins and goes on\nin a new line");
  }

  @Test
  void holesAreFilledAndCounted() {
    assertThat(words.holes("move")).containsExactly("count", "who");
    assertThat(words.holes("plain")).isEmpty();
    assertThat(words.tell(Text.of("move", "who", "She", "count", 1)))
        .isEqualTo("She moves 1 piece.");
    assertThat(words.tell(Text.of("move", "who", "She", "count", 0)))
        .isEqualTo("She moves 0 pieces.");
  }

  @Test
  void anArgumentIsNotReadForHoles() {
    assertThat(words.tell(Text.of("inner", "colour", "{colour}"))).isEqualTo("the {colour} side");
  }

  @Test
  void textsAndListsAreSaidInside() {
    Text inner = Text.of("inner", "colour", "red");
    assertThat(words.tell(Text.of("move", "who", inner, "count", 2)))
        .isEqualTo("the red side moves 2 pieces.");
    assertThat(words.tell(Text.of("all", "things", List.of("a", 2, inner))))
        .isEqualTo("among a, 2, the red side");
  }

  @ParameterizedTest
  @CsvSource({"EN, and", "DE, und"})
  void aListIsSaidInTheLanguage(Language language, String and) {
    Catalogue core = Catalogue.beside(Catalogue.class, language);
    Catalogue all = Catalogue.parse("all = {things}").over(core);
    assertThat(all.tell(Text.of("all", "things", List.of()))).isEmpty();
    assertThat(all.tell(Text.of("all", "things", List.of("a")))).isEqualTo("a");
    assertThat(all.tell(Text.of("all", "things", List.of("a", "b"))))
        .isEqualTo("a %s b".formatted(and));
    assertThat(all.tell(Text.of("all", "things", List.of("a", "{last}", "c"))))
        .isEqualTo("a, {last} %s c".formatted(and));
  }

  @Test
  void whatIsMissingIsSaidAsItIs() {
    assertThat(words.tell("nowhere")).isEqualTo("nowhere");
    assertThat(words.tell(Text.of("nowhere", "a", 1))).isEqualTo("nowhere{a=1}");
    assertThat(words.tell("inner")).isEqualTo("the {colour} side");
  }

  @Test
  void oneCatalogueLiesOverAnother() {
    Catalogue over = Catalogue.parse("plain = other").over(words);
    assertThat(over.tell("plain")).isEqualTo("other");
    assertThat(over.has("long")).as("the catalogue has the key long of the one below").isTrue();
    assertThat(words.tell("plain")).startsWith("Some");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = 1\na = 2",
        "no sign here",
        " begins with a space",
        "a = {open",
        "a = {n?one}",
        "a = {"
      })
  void aFaultyFileIsAnError(String source) {
    assertThatThrownBy(() -> Catalogue.parse(source)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @EnumSource
  void theCoreHasItsOwnWords(Language language) {
    Catalogue core = Catalogue.beside(Catalogue.class, language);
    assertThat(core.keys())
        .isEqualTo(Catalogue.beside(Catalogue.class, Language.EN).keys())
        .contains("refused.move", "outcome.resign");
    assertThat(core.holes("refused.turn")).containsExactly("seat");
  }

  @Test
  void aMissingFileIsAnError() {
    assertThatThrownBy(() -> Resources.read(Catalogue.class, "texts.la.txt"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("texts.la.txt");
  }
}
