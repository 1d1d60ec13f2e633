package games.parlour.players.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Generator;
import org.junit.jupiter.api.Test;

/** The table of positions gives back what it was given, or nothing. */
class TranspositionTableTest {
  private final long[] into = new long[1];

  @Test
  void anEntryIsReadBack() {
    TranspositionTable table = new TranspositionTable(1);
    Generator random = new Generator(1);
    for (int i = 0; i < 5000; i++) {
      long hash = random.nextLong();
      long move = random.nextLong() >>> 20;
      int score = random.below(60_001) - 30_000;
      int evaluation = random.below(56_001) - 28_000;
      int depth = random.below(90);
      int bound = 1 + random.below(3);
      table.put(hash, move, score, depth, bound, evaluation);
      long about = table.find(hash, into);
      assertThat(about).isNotZero();
      assertThat(into[0]).isEqualTo(move);
      assertThat(TranspositionTable.score(about)).isEqualTo(score);
      assertThat(TranspositionTable.depth(about)).isEqualTo(depth);
      assertThat(TranspositionTable.bound(about)).isEqualTo(bound);
      assertThat(TranspositionTable.evaluation(about)).isEqualTo(evaluation);
    }
  }

  @Test
  void whatIsDeepStaysAndWhatIsOldGives() {
    TranspositionTable table = new TranspositionTable(1);
    long one = 5L << 32 | 1;
    long two = 5L << 32 | 2;
    long three = 5L << 32 | 3;
    table.put(one, 1, 0, 9, TranspositionTable.EXACT, 0);
    table.put(two, 2, 0, 3, TranspositionTable.EXACT, 0);
    table.put(three, 3, 0, 4, TranspositionTable.EXACT, 0);
    assertThat(table.find(one, into)).isNotZero();
    assertThat(table.find(two, into)).isZero();
    for (int i = 0; i < 3; i++) {
      table.startGeneration();
    }
    table.put(two, 2, 0, 1, TranspositionTable.EXACT, 0);
    table.put(three, 3, 0, 1, TranspositionTable.EXACT, 0);
    assertThat(table.find(one, into)).isZero();
  }

  @Test
  void aClearedTableKnowsNothing() {
    TranspositionTable table = new TranspositionTable(1);
    table.put(1, 1, 0, 9, TranspositionTable.EXACT, 0);
    table.clear();
    assertThat(table.find(1, into)).isZero();
    assertThat(table.find(0, into)).isZero();
  }
}
