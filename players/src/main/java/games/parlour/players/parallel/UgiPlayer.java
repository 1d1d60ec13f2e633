package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Generator;
import games.parlour.core.Knowledge;
import games.parlour.core.Move;
import games.parlour.core.Option;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Setup;
import games.parlour.core.Text;
import games.parlour.players.Player;
import games.parlour.players.search.Budget;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lets an external engine play that speaks UGI (docs/ugi.md). An engine that cannot be started,
 * falls silent, ends or plays what is not legal is refused in one line that names it; its process
 * is then ended. The engine is sent each position as one line, so it knows the draw counters but
 * not which positions have stood on the board before. One thread at a time; to be closed.
 */
public final class UgiPlayer<P extends Position<P, M>, M extends Move>
    implements Player<P, M>, AutoCloseable {
  /** How long it may take to get ready: some load large tables. */
  static final Duration START = Duration.ofSeconds(30);

  private static final Duration SLACK = Duration.ofSeconds(10);
  private static final Duration WITHOUT_CLOCK = Duration.ofMinutes(2);

  private final Game<P, M> game;
  private final String command;
  private final Budget budget;
  private final Generator random = new Generator(0);
  private final UgiProcess engine;

  /** Starts the engine and tells it the options of the game, as far as it knows them. */
  public UgiPlayer(Game<P, M> game, Setup setup, String command, Budget budget) {
    if (budget.equals(Budget.ENDLESS)) {
      throw new IllegalArgumentException("an external engine needs a bound");
    }
    this.game = game;
    this.command = command;
    this.budget = budget;
    this.engine = new UgiProcess(command);
    Set<String> known = new HashSet<>();
    engine.say("ugi");
    engine.await("ugi", "ugiok", START, line -> known.add(option(line)));
    for (Option option : game.options()) { // in their order: one may hang on another before it
      String key = option.key();
      if (known.contains(key) && option.applies(setup.options())) {
        engine.say("setoption name " + key + " value " + setup.option(key));
      }
    }
    newGame();
  }

  /** The name of the option that a line offers, or nothing. */
  private static String option(String line) {
    List<String> words = List.of(line.split("\\s+", -1));
    boolean offers = words.size() > 2 && words.get(0).equals("option");
    return offers && words.get(1).equals("name") ? words.get(2) : "";
  }

  /** Another game begins; what the engine remembers of the last one is to be forgotten. */
  public void newGame() {
    engine.say("uginewgame");
    engine.say("isready");
    engine.await("isready", "readyok", START, line -> {});
  }

  @Override
  public M choose(Knowledge<P, M> knowledge) {
    P position = knowledge.imagination().imagine(random);
    engine.say("position fen " + game.notation().writePosition(position));
    String go = go(budget);
    engine.say(go);
    String answer = engine.await(go, "bestmove", patience(budget), line -> {});
    List<String> words = List.of(answer.split("\\s+", -1));
    String text = words.size() > 1 ? words.get(1) : "";
    try {
      return game.notation().read(position, text);
    } catch (Refusal illegal) {
      close();
      throw new Refusal(Text.of("refused.ugi.illegal", "command", command, "move", text));
    }
  }

  private static String go(Budget budget) {
    StringBuilder go = new StringBuilder("go");
    if (budget.millis() > 0) {
      go.append(" movetime ").append(budget.millis());
    }
    if (budget.nodes() > 0) {
      go.append(" nodes ").append(budget.nodes());
    }
    if (budget.depth() > 0) {
      go.append(" depth ").append(budget.depth());
    }
    return go.toString();
  }

  /** How long the answer to go is waited for. */
  static Duration patience(Budget budget) {
    return budget.millis() > 0 ? SLACK.plusMillis(budget.millis()) : WITHOUT_CLOCK;
  }

  @Override
  public void close() {
    engine.close();
  }
}
