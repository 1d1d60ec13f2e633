package games.parlour.players.worlds;

import games.parlour.core.Game;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.random.Generator;
import games.parlour.core.search.SearchableGame;
import games.parlour.core.search.Weights;
import games.parlour.players.analysis.Assessment;
import games.parlour.players.search.Budget;
import games.parlour.players.search.SearchTask;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Looks for the best move where dice fall or cards are hidden. It imagines many worlds that agree
 * with what a seat knows. First every move is judged at a glance in a few of them. Then the best
 * ones are tried out: in each world the move is made, a {@link TurnPolicy} plays on for some turns,
 * and what comes of it is judged; with the same worlds and the same luck for every move. After each
 * round the worse half is left out and the others are tried in as many worlds again. Mutable; one
 * thread at a time calls it.
 */
public final class WorldsSearch<P extends Position<P, M>, M extends Move> {
  /** In so many worlds every move is judged at a glance. */
  private static final int GLANCES = 4;

  /** So many of the best are tried out. */
  private static final int MOST_TRIED = 8;

  /** In so many worlds of the first round. */
  private static final int FIRST_ROUND = 4;

  /** More worlds would tell nothing more. */
  private static final int MOST_WORLDS = 1 << 20;

  /** So many are enough where a budget bounds nothing but how many turns are played on. */
  private static final int ENOUGH_WORLDS = 32;

  /** How many turns are played on unless the budget names another number. */
  private static final int TURNS = 2;

  /** Two moves this many standard errors apart are not tried any further. */
  private static final double CLEAR = 3;

  /** A choice within a turn, such as where a cube goes, is given this part of a budget. */
  private static final int PART = 4;

  /** Errors are in thousandths of the winning chance. */
  private static final double UNIT = 1000;

  private static final double NEARLY = 1e-4;

  private final Weights weights;
  private final List<WorldTrial<P, M>> trials;
  private final ManyAtOnce manyAtOnce;

  /**
   * Does several pieces of work, at once where there are threads, and returns when all are done.
   */
  @FunctionalInterface
  public interface ManyAtOnce {
    /** One after the other. */
    ManyAtOnce IN_TURN = pieces -> pieces.forEach(Runnable::run);

    void run(List<Runnable> pieces);
  }

  /** A search by the evaluation of a game. */
  public static <P extends Position<P, M>, M extends Move> WorldsSearch<P, M> of(Game<P, M> game) {
    return new WorldsSearch<>(game, 1, ManyAtOnce.IN_TURN);
  }

  /** The same that looks at so many worlds at once. */
  public WorldsSearch(Game<P, M> game, int atOnce, ManyAtOnce manyAtOnce) {
    SearchableGame<P, M> searchable = SearchableGame.of(game);
    this.weights = searchable.weights();
    this.trials =
        IntStream.range(0, atOnce).mapToObj(i -> new WorldTrial<>(searchable, weights)).toList();
    this.manyAtOnce = manyAtOnce;
  }

  /**
   * All moves, the best first; those that were tried in fewer worlds come later. The watcher is
   * told the best ones after each round. A depth in the task's budget says how many turns are
   * played on; its only move, if there is one, is tried as often as the best.
   */
  public List<Assessment<M>> think(
      Knowledge<P, M> knowledge,
      Generator random,
      SearchTask task,
      Consumer<List<Assessment<M>>> watcher) {
    return new Thought(knowledge, random, task).moves(watcher);
  }

  private long looksSoFar() {
    return trials.stream().mapToLong(WorldTrial::looks).sum();
  }

  /** One question. */
  private final class Thought {
    private final Knowledge<P, M> knowledge;
    private final Generator random;
    private final SearchTask task;
    private final int turns;
    private final int most;
    private final long dice;
    private final long begin = System.nanoTime();
    private final long looksBefore = looksSoFar();
    private final List<P> firstWorlds = new ArrayList<>();
    private final List<Candidate<M>> alive = new ArrayList<>();
    private final List<Candidate<M>> out = new ArrayList<>();
    private int tried;
    private int part = PART;

    Thought(Knowledge<P, M> knowledge, Generator random, SearchTask task) {
      this.knowledge = knowledge;
      this.random = random;
      this.task = task;
      this.turns = task.budget().depth() == 0 ? TURNS : task.budget().depth();
      boolean onlyTurns = task.budget().equals(Budget.depth(task.budget().depth()));
      this.most = onlyTurns && task.budget().depth() > 0 ? ENOUGH_WORLDS : MOST_WORLDS;
      this.dice = random.nextLong();
    }

    List<Assessment<M>> moves(Consumer<List<Assessment<M>>> watcher) {
      glance();
      leaveOut(MOST_TRIED);
      boolean goesOn = goesOn();
      if (goesOn) {
        alive.forEach(Candidate::forget);
      }
      while (goesOn) {
        tryOut();
        leaveOut(Math.max(2, (alive.size() + 1) / 2));
        watcher.accept(best());
        goesOn = alive.size() > 1 && tried < most && goesOn() && !isClear();
      }
      if (tried == 0) {
        watcher.accept(best());
      }
      alive.addAll(out.reversed());
      return alive.stream().map(this::assessment).toList();
    }

    private void glance() {
      WorldTrial<P, M> trial = trials.getFirst();
      for (int i = 0; i < GLANCES; i++) {
        firstWorlds.add(imagine());
      }
      trial.set(firstWorlds.getFirst());
      for (M move : knowledge.moves()) {
        long code = trial.encode(move);
        part = trial.begins(code) ? 1 : part;
        alive.add(new Candidate<>(move, code, task.favour().applyAsLong(code) / UNIT));
      }
      for (P world : firstWorlds) {
        trial.set(world);
        alive.forEach(one -> one.add(trial.glance(one.code())));
      }
    }

    /** Tries the moves in as many worlds again as before, or as many as it may. */
    private void tryOut() {
      int to = tried == 0 ? FIRST_ROUND : 2 * tried;
      int i = tried;
      while (i < to && (i == 0 || goesOn())) {
        int many = Math.min(to - i, trials.size());
        tryIn(i, many);
        i += many;
      }
      tried = to;
    }

    /** What comes of the moves is added in the order of the worlds, whichever was done first. */
    private void tryIn(int first, int many) {
      double[][] chances = new double[many][];
      List<Runnable> pieces = new ArrayList<>();
      for (int i = 0; i < many; i++) {
        int number = i;
        WorldTrial<P, M> trial = trials.get(i);
        P world = first + i < GLANCES ? firstWorlds.get(first + i) : imagine();
        pieces.add(
            () -> chances[number] = trial.tryOut(world, alive, dice + first + number, turns));
      }
      manyAtOnce.run(pieces);
      for (double[] found : chances) {
        for (int i = 0; i < found.length; i++) {
          alive.get(i).add(found[i]);
        }
      }
    }

    private P imagine() {
      return knowledge.imagination().imagine(random);
    }

    private void leaveOut(int most) {
      alive.sort(Comparator.comparingDouble(Candidate<M>::order).reversed());
      for (int i = alive.size() - 1; alive.size() > most && i > 0; i--) {
        if (task.only().isEmpty() || task.only().getAsLong() != alive.get(i).code()) {
          out.add(alive.remove(i));
        }
      }
    }

    private boolean isClear() {
      Candidate<M> best = alive.getFirst();
      return alive.size() == 2 && best.order() - alive.getLast().order() > CLEAR * best.doubt();
    }

    private boolean goesOn() {
      long nodes = task.budget().nodes();
      long millis = task.budget().millis();
      return (nodes == 0 || looks() < nodes / part)
          && (millis == 0 || System.nanoTime() - begin < millis * 1_000_000 / part)
          && !task.stop().getAsBoolean();
    }

    private long looks() {
      return looksSoFar() - looksBefore;
    }

    private List<Assessment<M>> best() {
      return alive.stream().limit(task.lines()).map(this::assessment).toList();
    }

    private Assessment<M> assessment(Candidate<M> one) {
      double chance = Math.clamp(one.chance(), NEARLY, 1 - NEARLY);
      int score = (int) Math.round(weights.of(Weights.SCALE) * Math.log(chance / (1 - chance)));
      long millis = (System.nanoTime() - begin) / 1_000_000;
      return new Assessment<>(turns, score, one.chance(), 0, looks(), millis, List.of(one.move()));
    }
  }
}
