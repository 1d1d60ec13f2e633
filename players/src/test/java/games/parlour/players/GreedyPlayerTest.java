package games.parlour.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import games.parlour.chitral.FortChitral;
import games.parlour.core.Dealer;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Outcome;
import games.parlour.core.Position;
import games.parlour.core.Seat;
import games.parlour.core.Setup;
import games.parlour.core.Side;
import games.parlour.core.Turn;
import games.parlour.suffragetto.Suffragetto;
import games.parlour.suffragetto.rules.SuffragettoMove;
import games.parlour.suffragetto.rules.SuffragettoPosition;
import games.parlour.testkit.cards.CardsGame;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A fair player of one turn: it takes, enters, keeps its pieces, and beats chance. */
class GreedyPlayerTest {
  private static final Suffragetto GAME = new Suffragetto();

  /** So many games of cards tell greed from luck. */
  private static final int GAMES = 100;

  private static Set<String> choices(String board, String mover, String held) {
    return choices(GAME, board + " " + mover + " " + held + " 1908 0 0 -");
  }

  /** What greedy plays here with many seeds. */
  private static <P extends Position<P, M>, M extends Move> Set<String> choices(
      Game<P, M> game, String line) {
    Setup setup = game.setup(Occasion.STUDY, Map.of(), Optional.of(line));
    P position = game.start(setup);
    Set<String> texts = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Player<P, M> player = Players.make("greedy", game, setup, seed);
      texts.add(game.notation().write(player.choose(position.knowledge(decider(position)))));
    }
    return texts;
  }

  private static Seat decider(Position<?, ?> position) {
    return ((Turn.Decide) position.turn()).seat();
  }

  @Test
  void itTakesWhatStandsFree() {
    assertThat(
            choices("17/17/17/17/17/17/17/6p10/5s11/17/17/17/17/17/17/17/4p12", "s", "S0+0/P0+0"))
        .containsExactly("f9xh11");
  }

  @Test
  void itTakesTwoRatherThanOne() {
    assertThat(
            choices(
                "17/17/17/17/17/6p10/17/4p1p10/5s11/17/17/17/17/17/17/17/4p12", "s", "S0+0/P0+0"))
        .containsExactly("f9xh11xf13");
  }

  @Test
  void itEntersTheBuildingWhenItCan() {
    assertThat(choices("17/17/17/17/6s10/17/17/17/17/17/17/17/17/17/17/17/4p12", "s", "S0+0/P0+0"))
        .isSubsetOf("g13-h13", "g13-h14");
  }

  @Test
  void itFinishesAWonGame() {
    assertThat(
            choices(
                "17/17/17/7sss7/6s1ss7/17/17/17/17/5sp10/17/17/17/17/17/17/17", "s", "S0+0/P0+0"))
        .containsExactly("g13-h13");
  }

  @Test
  void itDoesNotLeaveAPieceToBeTakenForNothing() {
    // the Suffragette on f9 stands before a Policeman on g10 who would take it; h8 is free
    Set<String> choices =
        choices("17/17/17/17/17/17/7p9/6p10/5s11/17/17/17/17/17/17/17/17", "s", "S0+0/P0+0");
    for (String text : choices) {
      String line =
          "17/17/17/17/17/17/7p9/6p10/5s11/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -";
      SuffragettoPosition position =
          GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
      SuffragettoPosition after = position.play(GAME.notation().read(position, text));
      assertThat(after.moves().stream().map(GAME.notation()::write))
          .as("after %s", text)
          .noneMatch(reply -> reply.contains("x"));
    }
  }

  /** F3, F4: it takes one man, or rather two, fills the Fort, and sees that the other would. */
  @ParameterizedTest
  @CsvSource({
    "11b/11b/11b/11b/12/12/4w7/12/3b8/2w9/12/ww10 w corners 0 0, e6-e5xd4",
    "11b/11b/11b/11b/12/12/4w7/12/3b1b6/2w3w5/12/ww10 w corners 0 0, e6-e5xd4xf4",
    "12/12/12/12/12/5ww5/5w6/7w4/12/12/12/bbbb8 w corners 0 0, h5-g6",
    "12/12/12/12/12/5bb5/5b6/7b4/12/12/12/wwww8 b corners 0 0, h5-g6",
    "bbbb8/12/12/12/12/5wwb4/5w6/7w4/12/12/12/12 b corners 0 0, h7-g6"
  })
  void itTakesMenAndFillsTheFort(String line, String best) {
    assertThat(choices(new FortChitral(), line)).containsExactly(best);
  }

  @Test
  void theSameSeedPlaysTheSame() {
    SuffragettoPosition start = GAME.start(GAME.setup(Occasion.STUDY));
    List<String> twice =
        List.of(1, 2).stream()
            .map(i -> GAME.notation().write(player(7).choose(start.knowledge(decider(start)))))
            .toList();
    assertThat(twice.get(0)).isEqualTo(twice.get(1));
  }

  private static Player<SuffragettoPosition, SuffragettoMove> player(long seed) {
    return Players.make("greedy", GAME, GAME.setup(Occasion.STUDY), seed);
  }

  static Stream<Arguments> boards() {
    Stream<Arguments> editions =
        Stream.of("1908", "2016", "german").map(word -> arguments(GAME, Map.of("edition", word)));
    Stream<Arguments> layouts =
        Stream.of("ranks", "lines", "corners")
            .map(word -> arguments(new FortChitral(), Map.of("layout", word)));
    return Stream.concat(editions, layouts);
  }

  @ParameterizedTest
  @MethodSource("boards")
  <P extends Position<P, M>, M extends Move> void itBeatsChanceFromBothSeats(
      Game<P, M> game, Map<String, String> options) {
    for (int seat = 0; seat < 2; seat++) {
      Setup setup = game.setup(Occasion.COMPUTERS, options, Optional.empty());
      Outcome outcome = play(game, setup, seat, 11);
      assertThat(outcome.winner().map(side -> side.index())).contains(seat);
    }
  }

  @Test
  void itPlaysWithSecretsAndDiceToo() {
    CardsGame cards = new CardsGame();
    Setup setup = cards.setup(Occasion.COMPUTERS);
    int won = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      int side = seed % 2;
      Optional<Side> winner = play(cards, setup, side, seed).winner();
      won += winner.map(one -> one.index() == side ? 2 : 0).orElse(1);
    }
    assertThat(won).isGreaterThan(GAMES); // half points: more than chance would win
  }

  /** A toss for the first turn is over when greedy is asked, and changes nothing for it. */
  @Test
  void aTossForTheFirstTurnDoesNotBlindIt() {
    String line = "17/17/17/17/17/17/7p9/6p10/5s11/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -";
    SuffragettoPosition position =
        GAME.start(GAME.setup(Occasion.STUDY, Map.of(), Optional.of(line)));
    Setup coin = GAME.setup(Occasion.STUDY, Map.of("first", "coin"), Optional.empty());
    Setup plain = GAME.setup(Occasion.STUDY);
    for (int seed = 0; seed < 20; seed++) {
      assertThat(
              Players.make("greedy", GAME, coin, seed)
                  .choose(position.knowledge(decider(position))))
          .isEqualTo(
              Players.make("greedy", GAME, plain, seed)
                  .choose(position.knowledge(decider(position))));
    }
  }

  /** Greedy for one side, chance for the other. */
  private static <P extends Position<P, M>, M extends Move> Outcome play(
      Game<P, M> game, Setup setup, int greedySide, long seed) {
    Player<P, M> greedy = Players.make("greedy", game, setup, seed);
    Player<P, M> random = Players.make("random", game, setup, seed);
    Dealer dealer = Dealer.ofNumber(seed);
    P position = game.start(setup);
    for (int dealt = 0; ; ) {
      switch (position.turn()) {
        case Turn.Over over -> {
          return over.outcome();
        }
        case Turn.Chance chance -> position = position.play(dealer.deal(position, dealt++));
        case Turn.Decide decide -> {
          Player<P, M> player = decide.seat().side().index() == greedySide ? greedy : random;
          position = position.play(player.choose(position.knowledge(decide.seat())));
        }
      }
    }
  }
}
