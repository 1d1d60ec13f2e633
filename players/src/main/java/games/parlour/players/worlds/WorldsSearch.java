package games.parlour.players.worlds;

import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.Evaluator;
import games.parlour.core.search.FastPosition;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.search.Weights;
import games.parlour.players.search.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Looks for the best move where dice fall and cards are hidden. It imagines many positions that
 * agree with what a seat knows. In each of them it makes every move in question, lets a {@link
 * TurnPolicy} play on for some turns and judges what comes of it; the same worlds and the same luck
 * for every move. The worse half is then left out and the rest looked at in more worlds, and so on.
 * Mutable; one thread at a time.
 */
public final class WorldsSearch<P extends Position<P, M>, M extends Move> {
  /** At first every move is looked at in so many worlds at a glance. */
  private static final int GLANCES = 4;

  /** So many moves at most are played on from. */
  private static final int MOST = 16;

  /** Worlds of the first round that are played on in; each round has twice as many as the last. */
  private static final int FIRST_ROUND = 4;

  /** Who is behind by so many standard errors is left out. */
  private static final double SURE = 3;

  private final FastPosition<P, M> fast;
  private final Weights weights;
  private final TurnPolicy policy;
  private final Generator luck = new Generator(0);

  /** A search by what a game's own evaluation says. */
  public static <P extends Position<P, M>, M extends Move> WorldsSearch<P, M> of(
      SearchableGame<P, M> game) {
    FastPosition<P, M> fast = game.fast();
    return new WorldsSearch<>(fast, game.evaluator(fast, game.weights()), game.weights());
  }

  /** A search by what an evaluation says of the positions that a fast form comes through. */
  public WorldsSearch(FastPosition<P, M> fast, Evaluator evaluator, Weights weights) {
    this.fast = fast;
    this.weights = weights;
    this.policy = new TurnPolicy(fast, evaluator, luck);
  }

  /**
   * What is thought of a move: the mean chance of the side that makes it, and in how many worlds.
   */
  public static final class Candidate<M> {
    final M move;
    long code;
    double sum;
    double squares;
    int worlds;
    double favour;

    Candidate(M move) {
      this.move = move;
    }

    public M move() {
      return move;
    }

    public double mean() {
      return sum / Math.max(1, worlds) + favour;
    }

    void add(double chance) {
      sum += chance;
      squares += chance * chance;
      worlds++;
    }

    void forget() {
      sum = 0;
      squares = 0;
      worlds = 0;
    }

    public int worlds() {
      return worlds;
    }
  }

  /** The moves, the best first. */
  public List<Candidate<M>> think(
      Knowledge<P, M> knowledge,
      Generator random,
      Budget budget,
      int turns,
      double error,
      BooleanSupplier stop) {
    long begin = System.nanoTime();
    policy.looks = 0;
    List<P> worlds = new ArrayList<>();
    List<Candidate<M>> alive = new ArrayList<>();
    long dice = random.nextLong();
    for (M move : knowledge.moves()) {
      alive.add(new Candidate<>(move));
    }
    glance(knowledge, random, worlds, alive, error);
    alive.sort((a, b) -> Double.compare(b.mean(), a.mean()));
    List<Candidate<M>> out = new ArrayList<>();
    if (turns == 0) {
      return alive;
    }
    cut(alive, out, MOST);
    for (Candidate<M> one : alive) {
      one.forget();
    }
    int done = 0;
    int round = FIRST_ROUND;
    while (alive.size() > 1 && !isOver(budget, begin, stop)) {
      for (int i = done; i < done + round && !(i > 0 && isOver(budget, begin, stop)); i++) {
        P world = world(worlds, knowledge, random, i);
        for (Candidate<M> one : alive) {
          one.add(playOn(world, one.code, dice + i, turns));
        }
      }
      done += round;
      round = done;
      alive.sort((a, b) -> Double.compare(b.mean(), a.mean()));
      cut(alive, out, Math.max(2, (alive.size() + 1) / 2));
      if (alive.size() == 2 && isClear(alive.get(0), alive.get(1))) {
        cut(alive, out, 1);
      }
    }
    alive.addAll(out.reversed());
    return alive;
  }

  private boolean isClear(Candidate<M> best, Candidate<M> other) {
    double n = best.worlds;
    double variance = best.squares / n - (best.sum / n) * (best.sum / n);
    return best.mean() - other.mean() > SURE * Math.sqrt(Math.max(variance, 1e-9) / n);
  }

  private static <M> void cut(List<Candidate<M>> alive, List<Candidate<M>> out, int most) {
    while (alive.size() > most) {
      out.add(alive.removeLast());
    }
  }

  private void glance(
      Knowledge<P, M> knowledge,
      Generator random,
      List<P> worlds,
      List<Candidate<M>> all,
      double error) {
    for (int i = 0; i < GLANCES; i++) {
      fast.set(world(worlds, knowledge, random, i));
      int side = fast.side();
      for (Candidate<M> one : all) {
        if (i == 0) {
          one.code = fast.encode(one.move);
          int up = error == 0 ? 0 : random.below(1000);
          int down = error == 0 ? 0 : random.below(1000);
          one.favour = error * (up - down) / 1000.0;
        }
        one.add(chance(policy.look(one.code), side));
      }
    }
  }

  private P world(List<P> worlds, Knowledge<P, M> knowledge, Generator random, int number) {
    while (worlds.size() <= number) {
      worlds.add(knowledge.imagination().imagine(random));
    }
    return worlds.get(number);
  }

  private double playOn(P world, long code, long seed, int turns) {
    fast.set(world);
    int side = fast.side();
    luck.reseed(seed);
    fast.make(code);
    policy.playTo(turns);
    return chance(policy.value(), side);
  }

  private double chance(int value, int side) {
    double first = weights.chance(value);
    return side == 0 ? first : 1 - first;
  }

  private boolean isOver(Budget budget, long begin, BooleanSupplier stop) {
    return budget.nodes() > 0 && policy.looks >= budget.nodes()
        || budget.millis() > 0 && System.nanoTime() - begin >= budget.millis() * 1_000_000
        || stop.getAsBoolean();
  }

  public long looks() {
    return policy.looks;
  }
}
