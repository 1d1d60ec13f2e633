package games.parlour.votes;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Fast;
import games.parlour.core.MoveList;
import games.parlour.core.Occasion;
import games.parlour.testkit.Seeds;
import games.parlour.votes.rules.Course;
import games.parlour.votes.rules.Cubes;
import games.parlour.votes.rules.Purse;
import games.parlour.votes.rules.RandomPlay;
import games.parlour.votes.rules.RandomPlay.Leaning;
import games.parlour.votes.rules.Reason;
import games.parlour.votes.rules.Stand;
import games.parlour.votes.rules.Table;
import games.parlour.votes.rules.Terms;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Thousands of games to the end: none gets stuck, each has a winner, and every end occurs. */
class RandomGamesTest {
  private static final int GAMES = 3_000;

  /** Far more than any game takes. */
  private static final int MOST_MOVES = 3_000;

  private final VotesForWomen game = new VotesForWomen();
  private final Fast<VotesPosition, VotesMove> fast = game.fast();
  private final MoveList moves = new MoveList();
  private final MoveList played = new MoveList();
  private final Map<Reason, Integer> reasons = new EnumMap<>(Reason.class);

  @Test
  void endWithAWinner() {
    VotesPosition unlimited = start("unlimited");
    VotesPosition printed = start("printed");
    Seeds.repeatably(
        random -> {
          for (int i = 0; i < GAMES; i++) {
            Leaning leaning = Leaning.values()[i % Leaning.values().length];
            play(i % 4 == 0 ? printed : unlimited, new RandomPlay(random, leaning));
          }
          assertThat(reasons).containsOnlyKeys(Reason.values());
        });
  }

  private VotesPosition start(String supply) {
    return game.start(game.setup(Occasion.STUDY, Map.of("supply", supply), Optional.empty()));
  }

  private void play(VotesPosition start, RandomPlay random) {
    fast.set(start);
    played.clear();
    long before = fast.hash();
    while (fast.seat() != Fast.OVER) {
      fast.moves(moves);
      if (moves.size() == 0 || played.size() == MOST_MOVES) {
        throw new AssertionError("stuck, or without end, after " + played.size() + " moves");
      }
      played.add(random.pick(moves, fast.seat() == Terms.SUFFRAGIST));
      fast.make(played.get(played.size() - 1));
    }
    judge(again(start), fast.result());
    for (int i = 0; i < played.size(); i++) {
      fast.unmake();
    }
    assertThat(fast.hash()).as("all taken back").isEqualTo(before);
  }

  /** The same moves on a table that remembers nothing. */
  private Table again(VotesPosition start) {
    Table t = start.table().copy();
    for (int i = 0; i < played.size(); i++) {
      t.play(played.get(i));
    }
    return t;
  }

  private void judge(Table t, int result) {
    assertThat(t.over()).isTrue();
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
        assertThat(Purse.sent(t)).isFalse();
        assertThat(Stand.turn(t)).isEqualTo(Course.TURNS);
      }
    }
  }
}
