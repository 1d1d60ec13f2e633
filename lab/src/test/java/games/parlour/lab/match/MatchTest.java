package games.parlour.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.record.Entry;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.lab.statistics.Sprt;
import games.parlour.players.search.Budget;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.testkit.cards.CardsGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matches of real players in every game, one of them with dice, hidden hands and partners. */
class MatchTest {
  static List<Game<?, ?>> games() {
    return List.of(new Suffragetto(), new FortChitral(), new CardsGame());
  }

  private static <P extends Position<P, M>, M extends Move> MatchPlan<P, M> plan(
      Game<P, M> game, String a, String b, int games, long seed, int threads) {
    return new MatchPlan<>(
        game,
        game.setup(Occasion.COMPUTERS),
        a,
        b,
        Budget.nodes(60),
        games,
        seed,
        threads,
        Optional.empty());
  }

  private static <P extends Position<P, M>, M extends Move> List<GameResult> play(
      MatchPlan<P, M> plan) {
    List<GameResult> all = new ArrayList<>();
    Tally tally = new Match<>(plan).run((game, sofar) -> all.add(game), () -> false);
    assertThat(tally.all().games()).isEqualTo(all.size());
    return all;
  }

  @ParameterizedTest
  @MethodSource("games")
  <P extends Position<P, M>, M extends Move> void theSameSeedGivesTheSameGames(Game<P, M> game) {
    List<GameResult> first = play(plan(game, "greedy", "engine", 2, 7, 1));
    assertThat(play(plan(game, "greedy", "engine", 2, 7, 2))).isEqualTo(first);
    assertThat(first).extracting(GameResult::number).containsExactly(1, 2);
    assertThat(first).extracting(GameResult::sideOfA).containsExactly(0, 1);
  }

  @Test
  void anotherSeedGivesOtherGames() {
    GameResult one = play(plan(new FortChitral(), "greedy", "greedy", 1, 7, 1)).getFirst();
    GameResult other = play(plan(new FortChitral(), "greedy", "greedy", 1, 8, 1)).getFirst();
    assertThat(other.record().log()).isNotEqualTo(one.record().log());
  }

  @ParameterizedTest
  @MethodSource("games")
  <P extends Position<P, M>, M extends Move> void recordsTellTheWholeGame(Game<P, M> game) {
    for (GameResult played : play(plan(game, "random", "greedy", 4, 1, 2))) {
      GameRecord record = played.record();
      Session<P, M> again = Session.replay(game, RecordText.read(RecordText.write(record)));
      assertThat(again.turn())
          .isInstanceOfSatisfying(
              Turn.Over.class,
              over -> assertThat(over.outcome().reason()).isEqualTo(played.reason()));
      again
          .seats()
          .forEach(
              seat ->
                  assertThat(record.tags())
                      .containsEntry(
                          "player." + seat.name(),
                          seat.side().index() == played.sideOfA() ? "random" : "greedy"));
      assertThat(record.tags()).containsEntry("match.budget", "60 nodes");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  <P extends Position<P, M>, M extends Move> void aPairBeginsAlikeAndNoOtherDoes(Game<P, M> game) {
    List<GameResult> all = play(plan(game, "greedy", "random", 6, 3, 2));
    List<List<Entry>> openings = all.stream().map(MatchTest::opening).toList();
    for (int i = 0; i < all.size(); i += 2) {
      assertThat(openings.get(i)).isEqualTo(openings.get(i + 1));
      assertThat(all.get(i).record().log()).isNotEqualTo(all.get(i + 1).record().log());
    }
    boolean tooShort = game instanceof CardsGame; // an opening would be the whole game
    assertThat(openings.stream().distinct()).hasSize(tooShort ? 1 : 3);
    assertThat(openings).allMatch(opening -> opening.isEmpty() == tooShort);
  }

  private static List<Entry> opening(GameResult played) {
    String length = played.record().tags().getOrDefault("match.opening", "").split(" ", 2)[0];
    return played.record().log().subList(0, Integer.parseInt(length));
  }

  @Test
  void theStrongerOneIsFound() {
    MatchPlan<?, ?> plan = plan(new FortChitral(), "engine", "random", 6, 1, 2);
    List<GameResult> all = play(plan);
    assertThat(all).allMatch(game -> game.points() == 2);
    Tally tally = new Match<>(plan).run((game, sofar) -> {}, () -> false);
    assertThat(tally.pairs()).containsExactly(0, 0, 0, 0, 3);
    assertThat(tally.all()).isEqualTo(new Tally.Share(6, 0, 0));
    assertThat(tally.as(0)).isEqualTo(new Tally.Share(3, 0, 0));
    assertThat(tally.ofSide(0)).isEqualTo(new Tally.Share(3, 0, 3));
    assertThat(tally.meanTurns())
        .isEqualTo(all.stream().mapToInt(GameResult::turns).average().orElse(0));
    assertThat(tally.interval().high()).isEqualTo(1);
  }

  @Test
  void aDecidedTestEndsTheMatch() {
    FortChitral game = new FortChitral();
    MatchPlan<?, ?> plan =
        new MatchPlan<>(
            game,
            game.setup(Occasion.COMPUTERS),
            "greedy",
            "random",
            Budget.nodes(100),
            1000,
            1,
            2,
            Optional.of(new Sprt(0, 400)));
    Tally tally = new Match<>(plan).run((played, sofar) -> {}, () -> false);
    assertThat(tally.all().games()).isBetween(6, 30);
    double ratio = plan.sprt().orElseThrow().ratio(tally.pairs());
    assertThat(ratio).isGreaterThan(Sprt.BOUND);
  }

  @Test
  void aStoppedMatchTellsWhatItHas() {
    List<GameResult> all = new ArrayList<>();
    Tally tally =
        new Match<>(plan(new Suffragetto(), "random", "greedy", 1000, 1, 2))
            .run((game, sofar) -> all.add(game), () -> all.size() >= 3);
    // How many more are done by then depends on the machine; OrderedWorkersTest knows exactly.
    assertThat(tally.all().games()).isEqualTo(all.size()).isBetween(3, 999);
    assertThat(tally.interval().low()).isLessThan(tally.interval().high());
  }

  @Test
  void anUnknownPlayerIsRefused() {
    assertThatThrownBy(() -> plan(new Suffragetto(), "random", "nobody", 1, 1, 1))
        .isInstanceOf(Refusal.class);
  }
}
