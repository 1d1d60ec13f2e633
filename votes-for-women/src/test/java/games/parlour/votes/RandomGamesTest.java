package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Occasion;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.MoveList;
import games.parlour.testkit.Seeds;
import games.parlour.votes.rules.RandomPlay;
import games.parlour.votes.rules.RandomPlay.Leaning;
import games.parlour.votes.rules.note.Reason;
import games.parlour.votes.rules.pieces.Congress;
import games.parlour.votes.rules.pieces.Cubes;
import games.parlour.votes.rules.pieces.GameStatus;
import games.parlour.votes.rules.state.GameState;
import games.parlour.votes.rules.state.Mode;
import games.parlour.votes.rules.state.Terms;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Thousands of games to the end: none gets stuck, each has a winner, and every end occurs. */
@Tag("slow")
class RandomGamesTest {
  private static final int GAMES = 2_000;
  private static final int GAMES_ONE_ON_ONE = 3_000;

  /** Far more than any game takes. */
  private static final int MOST_MOVES = 3_000;

  private final VotesForWomen game = new VotesForWomen();
  private final FastPosition<VotesPosition, VotesMove> fast = game.fast();
  private final MoveList moves = new MoveList();
  private final MoveList played = new MoveList();
  private final Map<Reason, Integer> reasons = new EnumMap<>(Reason.class);

  @ParameterizedTest
  @EnumSource
  void endWithAWinner(Mode mode) {
    List<VotesPosition> starts = starts(mode);
    int games = mode == Mode.ONE_ON_ONE ? GAMES_ONE_ON_ONE : GAMES;
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < games; i++) {
            Leaning leaning = Leaning.values()[i % Leaning.values().length];
            play(starts.get(i % starts.size()), new RandomPlay(random, leaning));
          }
          if (mode.bot()) {
            assertThat(reasons).containsKeys(Reason.REJECTED, Reason.NOT_SENT);
          } else {
            assertThat(reasons).containsOnlyKeys(Reason.values());
          }
        });
  }

  /** The usual start thrice, and once with every option that the mode has. */
  private List<VotesPosition> starts(Mode mode) {
    Map<String, String> chosen = new TreeMap<>(Map.of("mode", mode.word()));
    VotesPosition usual = start(chosen);
    chosen.put("supply", "printed");
    if (mode.hasPartners()) {
      chosen.put("hands", "open");
    }
    if (mode.bot()) {
      chosen.put("bot-dice", "black");
      chosen.put("bot-vote", "black");
    }
    return List.of(usual, usual, usual, start(chosen));
  }

  private VotesPosition start(Map<String, String> chosen) {
    return game.start(game.setup(Occasion.STUDY, chosen, Optional.empty()));
  }

  private void play(VotesPosition start, RandomPlay random) {
    fast.set(start);
    played.clear();
    long before = fast.hash();
    while (fast.seat() != FastPosition.OVER) {
      fast.moves(moves);
      if (moves.size() == 0 || played.size() == MOST_MOVES) {
        throw new AssertionError("stuck, or without end, after " + played.size() + " moves");
      }
      played.add(random.pick(moves, fast.seat() >= 0 && fast.side() == Terms.SUFFRAGIST));
      fast.make(played.get(played.size() - 1));
    }
    judge(again(start), fast.result());
    for (int i = 0; i < played.size(); i++) {
      fast.unmake();
    }
    assertThat(fast.hash()).as("all taken back").isEqualTo(before);
  }

  /** The same moves on a table that remembers nothing. */
  private GameState again(VotesPosition start) {
    GameState t = start.state().copy();
    for (int i = 0; i < played.size(); i++) {
      t.play(played.get(i));
    }
    return t;
  }

  private void judge(GameState t, int result) {
    assertThat(t.over()).as("a game that is judged is over").isTrue();
    assertThat(result).isEqualTo(t.winner() == Terms.SUFFRAGIST ? 1 : -1);
    reasons.merge(t.reason(), 1, Integer::sum);
    switch (t.reason()) {
      case RATIFIED -> {
        assertThat(t.winner()).isEqualTo(Terms.SUFFRAGIST);
        assertThat(Cubes.marks(t, true)).isEqualTo(Cubes.TO_RATIFY);
      }
      case REJECTED -> {
        assertThat(t.winner()).isEqualTo(Terms.OPPOSITION);
        assertThat(Cubes.marks(t, false)).isEqualTo(Cubes.TO_REJECT);
      }
      case NOT_SENT -> {
        assertThat(t.winner()).isEqualTo(Terms.OPPOSITION);
        assertThat(Congress.sent(t))
            .as("Congress has not sent the amendment to the states")
            .isFalse();
        assertThat(GameStatus.turn(t)).isEqualTo(GameStatus.TURNS);
      }
    }
  }
}
