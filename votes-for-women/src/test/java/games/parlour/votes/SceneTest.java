package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.GameData;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every scene comes out as it was worked out by hand. */
class SceneTest {
  @TestFactory
  Stream<DynamicTest> scenes() {
    return Scene.all().stream()
        .map(
            scene ->
                DynamicTest.dynamicTest(
                    scene.file() + ":" + scene.line() + " " + scene.title(),
                    () -> SceneRunner.play(scene)));
  }

  /** A scene that only asks or refuses does not count: the card must do something. */
  @ParameterizedTest
  @EnumSource
  void everyCardHasASceneWithAnExpectedState(Deck deck) {
    Set<String> shown =
        Scene.all().stream()
            .filter(scene -> scene.steps().stream().anyMatch(s -> s.verb().equals("expect")))
            .map(Scene::subject)
            .collect(Collectors.toSet());
    assertThat(GameData.get().cards().stream().filter(card -> card.deck() == deck))
        .extracting(CardData::id)
        .allMatch(shown::contains);
  }

  @ParameterizedTest
  @MethodSource("rulingsOnTheOppobot")
  void everyRulingOnTheOppobotHasAScene(String ruling) {
    assertThat(Scene.all()).extracting(Scene::subject).contains(ruling);
  }

  static Stream<String> rulingsOnTheOppobot() {
    return IntStream.rangeClosed(107, 123).mapToObj(number -> "V" + number);
  }

  @Test
  void aSceneThatIsWrongFails() {
    String given = "given congress=1 hand.suffragist=maud-wood-park";
    String play = "play event:maud-wood-park";
    String moved = "expect hand.suffragist=- discard.suffragist=maud-wood-park";

    assertThatThrownBy(() -> play(given, play, moved + " congress=2"))
        .hasMessageContaining("doctored:4: x: y: congress is 3, not 2");
    assertThatThrownBy(() -> play(given, play, moved)).hasMessageContaining("congress is 3, not 1");
    assertThatThrownBy(() -> play(given, play, moved + " congress=3 NY=p1"))
        .hasMessageContaining("NY is -, not p1");
    assertThatThrownBy(() -> play(given, "play event:helen-keller"))
        .hasMessageContaining("event:helen-keller is not listed");
    assertThatThrownBy(() -> play(given, "asks opposition"))
        .hasMessageContaining("asks suffragist");
    assertThatThrownBy(() -> play(given, "over suffragist")).hasMessageContaining("not over");
    assertThatThrownBy(() -> play(given, "refuses event:maud-wood-park"))
        .hasMessageContaining("is listed");
    assertThatThrownBy(() -> play(given, "offers event:maud-wood-park lobby:maud-wood-park"))
        .hasMessageContaining("offered are");
    assertThatThrownBy(() -> play("given congress=9", play)).hasMessageContaining("refused");
    play(given, play, moved + " congress=3");
  }

  private static void play(String... lines) {
    List<String> all = Stream.concat(Stream.of("scene x: y"), Stream.of(lines)).toList();
    SceneRunner.play(Scene.read("doctored", all).getFirst());
  }
}
