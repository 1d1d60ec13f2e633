package games.parlour.players;

import static org.assertj.core.api.Assertions.assertThat;

import games.parlour.core.Fast;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.MoveList;
import games.parlour.core.View;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where there is much to choose and something is hidden, greedy still answers soon. */
class GreedyEffortTest {
  private static final int CHOICES = 100;

  /** One of many numbers, or one of many places for a cube. */
  private record Pick(int number) implements Move {}

  private record Nothing() implements View {}

  /** A number is picked three times, and the sum counts; the secret is worth nothing. */
  private record World(long secret) {}

  /** The fast form, which counts how often a move is tried. */
  private static final class Picking implements Fast<World, Pick> {
    private final Deque<Long> picked = new ArrayDeque<>();
    private long tries;

    @Override
    public void set(World world) {
      picked.clear();
    }

    @Override
    public int seat() {
      return 0;
    }

    @Override
    public int side() {
      return 0;
    }

    @Override
    public void moves(MoveList into) {
      into.clear();
      for (int i = 0; i < CHOICES; i++) {
        into.add(i);
      }
    }

    @Override
    public int count() {
      return CHOICES;
    }

    @Override
    public long pick(int index) {
      return index;
    }

    @Override
    public void make(long move) {
      tries++;
      picked.push(move);
    }

    @Override
    public void unmake() {
      picked.pop();
    }

    @Override
    public boolean loud(long move) {
      return true;
    }

    @Override
    public long hash() {
      return picked.hashCode();
    }

    @Override
    public int evaluate() {
      return (int) picked.stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public int result() {
      return 0;
    }

    @Override
    public int turns() {
      return 0;
    }

    @Override
    public long encode(Pick move) {
      return move.number();
    }

    @Override
    public Pick decode(long move) {
      return new Pick((int) move);
    }
  }

  @Test
  void itTriesOnlySoManyMovesAndFindsTheBest() {
    Picking fast = new Picking();
    List<Pick> moves = new ArrayList<>();
    for (int i = 0; i < CHOICES; i++) {
      moves.add(new Pick(i));
    }
    Knowledge<World, Pick> knowledge =
        new Knowledge<>(new Nothing(), moves, random -> new World(random.nextLong()));
    Pick chosen = new GreedyPlayer<>(fast, false, true, new Generator(1)).choose(knowledge);
    assertThat(chosen).isEqualTo(new Pick(CHOICES - 1));
    assertThat(fast.tries).isLessThan(600_000);
  }
}
