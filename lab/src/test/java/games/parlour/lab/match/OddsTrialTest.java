package games.parlour.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.parlour.core.Entry;
import games.parlour.core.GameRecord;
import games.parlour.core.Occasion;
import games.parlour.core.RecordText;
import games.parlour.core.Refusal;
import games.parlour.core.Session;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import games.parlour.core.Turn;
import games.parlour.lab.statistics.Interval;
import games.parlour.players.Players;
import games.parlour.players.search.Budget;
import games.parlour.votes.VotesForWomen;
import games.parlour.votes.VotesMove;
import games.parlour.votes.VotesPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Players alone against the rules, in the game that has such a side. */
class OddsTrialTest {
  private static final VotesForWomen GAME = new VotesForWomen();

  private static Setup setup(String mode) {
    return GAME.setup(Occasion.COMPUTERS, Map.of("mode", mode), Optional.empty());
  }

  private static OddsTrial<VotesPosition, VotesMove> trial(
      String mode, String player, int games, int threads) {
    return new OddsTrial<>(GAME, setup(mode), player, Budget.nodes(20), games, 7, threads);
  }

  private static List<GameResult> play(OddsTrial<VotesPosition, VotesMove> trial) {
    List<GameResult> all = new ArrayList<>();
    Tally tally = trial.run((game, sofar) -> all.add(game), () -> false);
    assertThat(tally.all().games()).isEqualTo(all.size());
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {"solitaire", "cooperative"})
  void aPlayerHasEverySeatFromTheFirstMoveOn(String mode) {
    List<GameResult> all = play(trial(mode, "random", 3, 1));
    assertThat(all).extracting(GameResult::number).containsExactly(1, 2, 3);
    for (GameResult played : all) {
      GameRecord record = played.record();
      assertThat(played.sideOfA()).isZero();
      assertThat(record.tags()).doesNotContainKey("match.opening");
      GAME.seats(record.setup())
          .forEach(
              seat -> assertThat(record.tags()).containsEntry("player." + seat.name(), "random"));
      Session<VotesPosition, VotesMove> again =
          Session.replay(GAME, RecordText.read(RecordText.write(record)));
      Turn.Over over = (Turn.Over) again.turn();
      assertThat(over.outcome().reason()).isEqualTo(played.reason());
      boolean won = over.outcome().winner().orElseThrow().index() == 0;
      assertThat(played.points()).isEqualTo(won ? 2 : 0);
    }
  }

  @Test
  void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() {
    List<GameResult> first = play(trial("cooperative", "random", 4, 1));
    assertThat(play(trial("cooperative", "random", 4, 2))).isEqualTo(first);
    assertThat(first.get(0).record().log()).isNotEqualTo(first.get(1).record().log());
  }

  @Test
  void everyPlayerMeetsTheSameDealer() {
    List<GameResult> random = play(trial("solitaire", "random", 2, 1));
    List<GameResult> plain = play(trial("solitaire", "plain:1", 2, 1));
    for (int i = 0; i < 2; i++) {
      List<Entry> dealt = beforeTheFirstMove(random.get(i));
      assertThat(dealt).hasSize(12).isEqualTo(beforeTheFirstMove(plain.get(i)));
      assertThat(random.get(i).record().tags().get("seed"))
          .isEqualTo(plain.get(i).record().tags().get("seed"));
    }
    assertThat(beforeTheFirstMove(random.get(0))).isNotEqualTo(beforeTheFirstMove(random.get(1)));
  }

  private static List<Entry> beforeTheFirstMove(GameResult played) {
    return played.record().log().stream().takeWhile(Entry.Dealt.class::isInstance).toList();
  }

  /** Wilson's interval for 5 of 20 and for 0 of 20, from its formula. */
  @Test
  void theIntervalIsWilsonsWhereGamesStandAlone() {
    Interval some = tally(5, 20).interval();
    assertThat(some.low()).isCloseTo(0.1119, within(0.0001));
    assertThat(some.high()).isCloseTo(0.4687, within(0.0001));
    Interval none = tally(0, 20).interval();
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.1611, within(0.0001));
  }

  private static Tally tally(int wins, int games) {
    GameRecord record = new Session<>(GAME, setup("solitaire"), Map.of()).record();
    Tally tally = Tally.ofSingles();
    for (int i = 1; i <= games; i++) {
      Text reason = Text.of("over.not-sent");
      tally.add(new GameResult(i, 0, i <= wins ? 2 : 0, 75, reason, false, record));
    }
    return tally;
  }

  /** Four dice of Campaigning bring ten cubes in the mean, Organizing four buttons for sure. */
  @Test
  void aGreedyPlayerSeesWhatDiceCanBring() {
    String line =
        "mode=solitaire turn=3 round=2 actor=suffragist hand.suffragist=union-victory"
            + " campaigners=purple1:northeast,purple2:west,yellow1:plains,yellow2:midwest,red1:south";
    Setup setup = GAME.setup(Occasion.COMPUTERS, Map.of(), Optional.of(line));
    VotesPosition position = GAME.start(setup);
    for (int seed = 1; seed <= 3; seed++) {
      VotesMove chosen =
          Players.make("greedy", GAME, setup, seed)
              .choose(position.knowledge(GAME.seats(setup).getFirst()));
      assertThat(GAME.notation().write(chosen)).isEqualTo("campaign:union-victory");
    }
  }

  @Test
  void whereEverySideHasASeatThereIsAMatchAndNoTrial() {
    assertThatThrownBy(() -> trial("one-on-one", "random", 1, 1))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.odds.seats");
    assertThatThrownBy(
            () ->
                new MatchPlan<>(
                    GAME,
                    setup("solitaire"),
                    "random",
                    "random",
                    Budget.nodes(1),
                    1,
                    1,
                    1,
                    Optional.empty()))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("refused.match.side");
  }
}
