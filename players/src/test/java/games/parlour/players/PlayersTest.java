package games.parlour.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Catalogue;
import games.parlour.core.Fast;
import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Language;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.SearchableGame;
import games.parlour.core.Setup;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.testkit.cards.CardsGame;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The words for players, chance as a player, and playouts. */
class PlayersTest {
  private static final Suffragetto GAME = new Suffragetto();
  private static final Setup SETUP = GAME.setup(Occasion.STUDY);

  @Test
  void anUnknownPlayerIsRefusedWithTheKnownOnes() {
    assertThatThrownBy(() -> Players.make("grandmaster", GAME, SETUP, 1))
        .isInstanceOfSatisfying(
            Refusal.class,
            refusal ->
                assertThat(Players.texts(Language.EN).tell(refusal.reason()))
                    .isEqualTo(
                        "There is no player \"grandmaster\"; the players are: random, greedy,"
                            + " plain:N with N from 1 to 6, level:N with N from 1 to 8, and engine,"
                            + " which may be followed by settings (engine:threads=2,hash=64)."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "level",
        "level:",
        "level:0",
        "level:9",
        "level:x",
        "level:1:2",
        "plain:0",
        "plain:7",
        "plain:-1",
        "random:1",
        "greedy:",
        "engine:",
        "engine:threads",
        "engine:threads=0",
        "engine:threads=65",
        "engine:hash=9999",
        "engine:speed=2",
        "engine:threads=1,threads=2",
        "engine:threads=2,",
        "Engine",
        "level:999999999999"
      })
  void aWrongWordIsRefused(String word) {
    assertThatThrownBy(() -> Players.make(word, GAME, SETUP, 1)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> Players.check(word)).isInstanceOf(Refusal.class);
  }

  @Test
  void everyPlayerHasWordsInEveryLanguage() {
    for (Language language : Language.values()) {
      Catalogue words = Players.texts(language);
      for (String word : List.of("random", "greedy", "plain:2", "level:8", "engine:threads=2")) {
        assertThat(words.tell(Players.name(word))).isNotBlank().doesNotContain("{");
      }
    }
  }

  @Test
  void randomPlaysEveryMoveEquallyOften() {
    SuffragettoPosition start = GAME.start(GAME.setup(Occasion.STUDY));
    var knowledge = start.knowledge(GAME.seats(GAME.setup(Occasion.STUDY)).getFirst());
    Player<SuffragettoPosition, SuffragettoMove> player = Players.make("random", GAME, SETUP, 1908);
    Map<String, Integer> counts = new TreeMap<>();
    int each = 200;
    for (int i = 0; i < each * 119; i++) {
      counts.merge(GAME.notation().write(player.choose(knowledge)), 1, Integer::sum);
    }
    assertThat(counts).hasSize(119);
    assertThat(chiSquare(counts, each)).isLessThan(180); // 118 degrees of freedom, p about 0.0002
  }

  @Test
  void playoutsBeginWithEveryMoveEquallyOften() {
    SuffragettoPosition start = GAME.start(GAME.setup(Occasion.STUDY));
    Fast<SuffragettoPosition, SuffragettoMove> fast = GAME.fast();
    fast.set(start);
    Generator random = new Generator(1908);
    Map<String, Integer> counts = new TreeMap<>();
    int each = 200;
    for (int i = 0; i < each * 119; i++) {
      counts.merge(String.valueOf(fast.pick(random.below(fast.count()))), 1, Integer::sum);
    }
    assertThat(counts).hasSize(119);
    assertThat(chiSquare(counts, each)).isLessThan(180);
  }

  private static double chiSquare(Map<String, Integer> counts, int expected) {
    return counts.values().stream()
        .mapToDouble(count -> (count - expected) * (double) (count - expected) / expected)
        .sum();
  }

  static List<Game<?, ?>> boards() {
    return List.of(GAME, new FortChitral());
  }

  @ParameterizedTest
  @MethodSource("boards")
  <P extends Position<P, M>, M extends Move> void aPlayoutEndsAndRepeatsWithItsSeed(
      Game<P, M> game) {
    Fast<P, M> fast = SearchableGame.of(game).fast();
    P start = game.start(game.setup(Occasion.STUDY));
    fast.set(start);
    int moves = new Playout(new Generator(3)).run(fast);
    assertThat(fast.seat()).isEqualTo(Fast.OVER);
    assertThat(fast.turns()).isBetween(10, moves);
    fast.set(start);
    assertThat(new Playout(new Generator(3)).run(fast)).isEqualTo(moves);
  }

  @Test
  void aPlayoutDealsToo() {
    CardsGame cards = new CardsGame();
    var fast = cards.fast();
    fast.set(cards.start(cards.setup(Occasion.COMPUTERS)));
    new Playout(new Generator(5)).run(fast);
    assertThat(fast.seat()).isEqualTo(Fast.OVER);
  }
}
