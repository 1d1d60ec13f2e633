package games.parlour.testkit.random;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.random.Generator;
import games.parlour.core.record.GameRecord;
import games.parlour.core.record.RecordText;
import games.parlour.core.record.Session;
import games.parlour.testkit.law.GameLaws;
import games.parlour.testkit.law.LawViolation;
import games.parlour.testkit.law.RandomSample;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One random game and what is checked on it. Whatever goes wrong is told with the law, the seed,
 * how to repeat it, and the record up to where it happened.
 */
public final class RandomGameCheck<P extends Position<P, M>, M extends Move> {
  private final GameLaws<P, M> laws;
  private final Session<P, M> session;
  private final long seed;
  private final String howToRepeat;

  /** Something to check on a position. */
  @FunctionalInterface
  public interface PositionCheck<P extends Position<P, M>, M extends Move> {
    void check(GameLaws<P, M> laws, P position, Generator random);
  }

  /** Something to check on a game. */
  @FunctionalInterface
  public interface GameCheck<P extends Position<P, M>, M extends Move> {
    void check(GameLaws<P, M> laws, Session<P, M> session, Generator random);
  }

  public RandomGameCheck(Game<P, M> game, Setup setup, long seed, String howToRepeat) {
    this.laws = new GameLaws<>(game, setup);
    this.session = new Session<>(game, setup, Map.of());
    this.seed = seed;
    this.howToRepeat = howToRepeat;
  }

  public Setup setup() {
    return session.record().setup();
  }

  public Session<P, M> session() {
    return session;
  }

  /** Plays the game to its end. */
  public RandomGameCheck<P, M> toTheEnd(int maxMoves) {
    RandomGame<P, M> game = new RandomGame<>(session, new Generator(seed));
    guarded(() -> game.toTheEnd(maxMoves));
    return this;
  }

  /** Plays up to so many entries with what happens at a table; undo is watched all the way. */
  public RandomGameCheck<P, M> atTable(int entries) {
    RandomGame<P, M> game = new RandomGame<>(session, new Generator(seed));
    guarded(() -> game.atTable(entries, laws.records()::undoIsFair));
    return this;
  }

  /** Checks something on up to so many positions of the game. */
  public void atPositions(int count, PositionCheck<P, M> check) {
    Generator random = new Generator(~seed);
    for (int entry : RandomSample.upTo(session.size(), count, random)) {
      guarded(entry, () -> check.check(laws, session.positionAfter(entry), random));
    }
  }

  /** Checks something on the game as a whole. */
  public void asAWhole(GameCheck<P, M> check) {
    guarded(() -> check.check(laws, session, new Generator(~seed)));
  }

  /** Some moves from all over the game; most of them are not allowed in most of its positions. */
  public List<M> elsewhere() {
    Generator random = new Generator(~seed);
    List<M> moves = new ArrayList<>();
    for (int entry : RandomSample.upTo(session.size(), 8, random)) {
      moves.addAll(RandomSample.of(session.positionAfter(entry).moves(), 3, random));
    }
    return moves;
  }

  private void guarded(Runnable task) {
    guarded(Integer.MAX_VALUE, task);
  }

  private void guarded(int entry, Runnable task) {
    try {
      task.run();
    } catch (LawViolation broken) {
      throw broken.during(story(entry));
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      throw LawViolation.by(e).during(story(entry));
    }
  }

  /** The line for --position, unless writing it is what goes wrong. */
  private String position(int entry) {
    try {
      P position = session.positionAfter(entry);
      return "\nat --position \"" + session.game().notation().writePosition(position) + "\"";
    } catch (RuntimeException e) {
      return "\nat a position that cannot be written: " + e;
    }
  }

  private String story(int upTo) {
    GameRecord record = session.record();
    int size = Math.min(upTo, record.log().size());
    GameRecord part = new GameRecord(record.setup(), record.tags(), record.log().subList(0, size));
    return howToRepeat
        + position(size)
        + "\nafter entry "
        + size
        + " of this game:\n"
        + RecordText.write(part);
  }
}
