package games.parlour.votes;

import static games.parlour.votes.VotesGames.GAME;
import static games.parlour.votes.VotesGames.at;
import static games.parlour.votes.VotesGames.play;
import static games.parlour.votes.VotesGames.start;
import static games.parlour.votes.VotesGames.text;
import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import games.parlour.testkit.Seeds;
import games.parlour.votes.data.CardData;
import games.parlour.votes.data.Deck;
import games.parlour.votes.data.Era;
import games.parlour.votes.data.GameData;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The Oppobot where a scene does not reach: its deck and its dice. */
class OppobotTest {
  private static final int GAMES = 8;
  private static final int MOST_PLAYS = 36;

  /** The faces that chance can show now, and how often each stands on the die. */
  private Map<String, Long> weights(VotesPosition position) {
    Map<String, Long> weights = new TreeMap<>();
    position.moves().forEach(move -> weights.put(text(move), position.weight(move)));
    return weights;
  }

  private void everyFaceOnce(VotesPosition position, int faces) {
    assertThat(weights(position)).hasSize(faces);
    assertThat(weights(position).values()).containsOnly(1L);
  }

  @Test
  void v122TheBlackDieAgainstABidHasItsTwoTwice() {
    VotesPosition position =
        at(
            Map.of("bot-dice", "black"),
            "mode=solitaire turn=2 phase=strategy buttons=2/0 open=national-focus");

    assertThat(weights(play(position, "commit:2")))
        .isEqualTo(Map.of("die:2", 2L, "die:3", 1L, "die:4", 1L));
  }

  @Test
  void v122TheBlackDieForCubesHasItsTwoTwiceTheOthersAreOrdinary() {
    VotesPosition position =
        at(
            Map.of("bot-dice", "black"),
            "mode=solitaire round=2 actor=oppobot campaigners=red1:south"
                + " hand.suffragist=lucy-stone");
    VotesPosition region = play(position, "draw:oppobot-southern-resentment");
    VotesPosition state = play(region, "die:1");

    everyFaceOnce(region, 6);
    everyFaceOnce(state, 8);
    assertThat(weights(play(state, "die:1")))
        .isEqualTo(Map.of("die:2", 2L, "die:3", 1L, "die:4", 1L));
  }

  @Test
  void v122TheBlackDiceInFinalVoting() {
    String line = "mode=solitaire turn=6 phase=voting sent=yes";
    Map<String, String> black = Map.of("bot-vote", "black");
    VotesPosition six = play(at(black, line), "vote:NY");
    VotesPosition eight = play(at(black, line + " box.ballot=voter-suppression"), "vote:NY");

    everyFaceOnce(six, 6);
    assertThat(weights(play(six, "die:1")))
        .isEqualTo(Map.of("die:2", 2L, "die:3", 1L, "die:4", 1L, "die:5", 1L, "die:6", 1L));
    assertThat(weights(play(eight, "die:1")))
        .hasSize(7)
        .containsEntry("die:2", 2L)
        .containsEntry("die:3", 1L)
        .containsEntry("die:8", 1L);
  }

  @Test
  void plainDiceHaveEveryFaceOnce() {
    String line = "mode=solitaire turn=2 phase=strategy buttons=1/0 open=national-focus";

    everyFaceOnce(play(at(Map.of(), line), "commit:1"), 4);
  }

  @Test
  void v120TenStrategyCardsAreShuffled() {
    VotesPosition position = play(start(Mode.SOLITAIRE), "aside:ohio", "aside:texas", "aside:utah");

    assertThat(weights(position))
        .hasSize(10)
        .doesNotContainKeys("draw:change-in-plans", "draw:opposition-research");
  }

  /** Three start cards in their turns, then eleven of each era, the early ones first. */
  @ParameterizedTest
  @EnumSource(names = {"SOLITAIRE", "COOPERATIVE"})
  void itPlaysThirtySixCardsEraByEra(Mode mode) {
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            List<CardData> drawn = new ArrayList<>();
            VotesPosition p = start(mode);
            while (!(p.turn() instanceof Turn.Over)) {
              VotesMove move = p.moves().get(random.below(p.moves().size()));
              botCard(text(move)).ifPresent(drawn::add);
              p = p.play(move);
            }
            inOrder(drawn, p);
          }
        });
  }

  private static Optional<CardData> botCard(String move) {
    return move.startsWith("draw:oppobot-")
        ? GameData.get().find(move.substring("draw:".length()))
        : Optional.empty();
  }

  private void inOrder(List<CardData> drawn, VotesPosition end) {
    Map<Era, Integer> counts = new EnumMap<>(Era.class);
    Era latest = Era.EARLY;
    for (CardData card : drawn) {
      Era era = card.era() == null ? Era.START : card.era();
      assertThat(era).isGreaterThanOrEqualTo(latest);
      latest = era;
      counts.merge(era, 1, Integer::sum);
    }
    assertThat(drawn).doesNotHaveDuplicates();
    assertThat(counts.values()).allMatch(n -> n <= 11);
    if (end.toString().contains("over=opposition:not-sent")) {
      assertThat(drawn).hasSize(MOST_PLAYS - 3);
      assertThat(end.toString())
          .contains("oppobot-the-patriarchy", "oppobot-naows-forms", "oppobot-war-in-europe");
    }
  }

  @Test
  void itHasNoSeatAndASide() {
    assertThat(Terms.of(Mode.SOLITAIRE).seats()).hasSize(1);
    assertThat(
            GAME.sides(GAME.setup(Occasion.STUDY, Map.of("mode", "solitaire"), Optional.empty())))
        .hasSize(2);
    assertThat(GameData.get().cards().stream().filter(card -> card.deck() == Deck.OPPOBOT))
        .hasSize(42);
  }
}
