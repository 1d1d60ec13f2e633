package games.parlour.players.parallel;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Position;
import games.parlour.core.Refusal;
import games.parlour.core.Turn;
import games.parlour.core.text.Catalogue;
import games.parlour.core.text.Text;
import games.parlour.players.analysis.Thinker;
import games.parlour.players.search.SearchTask;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An engine that is asked line by line (UGI, docs/ugi.md). It thinks on a thread of its own, so
 * lines are read meanwhile; a line that makes no sense is answered by an {@code info string} and
 * changes nothing. Lines come from one thread at a time; answers are given one at a time.
 */
public final class UgiEngine<P extends Position<P, M>, M extends Move> {
  /** What is played where there is nothing to play. */
  private static final String NOTHING = "0000";

  /** No word is longer that means anything: a pile can name every card of a deck. */
  private static final int LONGEST_WORD = 4000;

  /** So much is repeated of a line that is not understood. */
  private static final int SHOWN = 1000;

  /** So much is repeated of a line that is too long: enough to tell which one it was. */
  private static final int SHOWN_OF_TOO_LONG = 80;

  private final Game<P, M> game;
  private final String name;
  private final Catalogue words;
  private final Consumer<String> out;
  private final UgiSettings settings;
  private P position;
  private @Nullable Thinker<P, M> thinker;
  private @Nullable UgiSearch<P, M> running;

  /**
   * An engine of a game.
   *
   * @param chosen options of the game, which lines may change
   * @param name what it calls itself
   * @param words to say what is wrong with a line
   * @param out where answers go
   */
  public UgiEngine(
      Game<P, M> game,
      Map<String, String> chosen,
      String name,
      Catalogue words,
      Consumer<String> out) {
    this.game = game;
    this.name = name;
    this.words = words;
    this.out = out;
    this.settings = new UgiSettings(game, chosen);
    this.position = game.start(settings.setup(Optional.empty()));
  }

  /** Answers a line; false when it says goodbye. */
  public boolean line(String line) {
    try {
      List<String> said = words(line);
      switch (said.getFirst()) {
        case "" -> {}
        case "quit" -> {
          stop();
          return false;
        }
        case "ugi" -> introduce();
        case "isready" -> {
          ready();
          say("readyok");
        }
        case "stop" -> stop();
        case "setoption" -> setOption(said);
        case "uginewgame" -> {
          idle();
          ready().clear();
        }
        case "position" -> place(said);
        case "go" -> go(said.subList(1, said.size()));
        case "query" -> query(said);
        default -> throw unknown(line);
      }
    } catch (Refusal refusal) {
      complain(refusal.reason());
    }
    return true;
  }

  private static List<String> words(String line) {
    List<String> words =
        UgiLines.isTooLong(line) ? List.of() : List.of(line.strip().split("\\s+", -1));
    if (words.isEmpty() || words.stream().anyMatch(word -> word.length() > LONGEST_WORD)) {
      throw new Refusal(
          Text.of(
              "ugi.long",
              "line",
              UgiLines.beginning(line, SHOWN_OF_TOO_LONG),
              "characters",
              UgiLines.LONGEST,
              "word",
              LONGEST_WORD));
    }
    return words;
  }

  private static Refusal unknown(String line) {
    return new Refusal(Text.of("ugi.unknown", "line", UgiLines.beginning(line, SHOWN)));
  }

  /** No more lines come: thinking that has a bound is finished, other thinking stopped. */
  public void end() {
    UgiSearch<P, M> under = running;
    if (under != null && under.isBounded()) {
      under.await();
    }
    stop();
  }

  private void say(String line) {
    synchronized (out) {
      out.accept(line);
    }
  }

  private void complain(Text reason) {
    say("info string " + words.tell(reason).replaceAll("\\s+", " "));
  }

  private void introduce() {
    say("id name " + name);
    say("id author the Parlour project");
    settings.offers().forEach(this::say);
    say("ugiok");
  }

  /** What would disturb a search is refused while one runs. */
  private void idle() {
    if (running != null && !running.isOver()) {
      throw new Refusal(Text.of("ugi.busy"));
    }
    if (running != null) {
      running.await();
    }
  }

  private void stop() {
    if (running != null) {
      running.stop();
      running.await();
    }
  }

  /** What thinks, made when it is first needed, as it may take much memory. */
  private Thinker<P, M> ready() {
    Thinker<P, M> made = thinker;
    if (made == null) {
      try {
        int threads = settings.number(UgiSettings.THREADS);
        int megabytes = settings.number(UgiSettings.HASH);
        made = ParallelThinkers.of(game, settings.setup(Optional.empty()), threads, megabytes);
      } catch (OutOfMemoryError tooMuch) {
        int megabytes = settings.number(UgiSettings.HASH);
        settings.set(UgiSettings.HASH, "1");
        throw new Refusal(Text.of("ugi.memory", "megabytes", megabytes));
      }
      thinker = made;
    }
    return made;
  }

  private void setOption(List<String> said) {
    int value = said.indexOf("value");
    if (said.size() < 3 || !said.get(1).equals("name") || value < 3 || value == said.size() - 1) {
      throw new Refusal(Text.of("ugi.setoption"));
    }
    idle();
    String option = String.join(" ", said.subList(2, value));
    settings.set(option, String.join(" ", said.subList(value + 1, said.size())));
    if (UgiSettings.isOwn(option)) {
      thinker = option.equalsIgnoreCase(UgiSettings.LINES) ? thinker : null;
    } else {
      thinker = null; // another mode may want another way of thinking
      position = game.start(settings.setup(Optional.empty()));
    }
  }

  private void place(List<String> said) {
    idle();
    int moves = said.indexOf("moves");
    int end = moves < 0 ? said.size() : moves;
    boolean start = end == 2 && said.get(1).equals("startpos");
    if (!start && (end < 3 || !said.get(1).equals("fen"))) {
      throw new Refusal(Text.of("ugi.position"));
    }
    Optional<String> line =
        start ? Optional.empty() : Optional.of(String.join(" ", said.subList(2, end)));
    P now = game.start(settings.setup(line));
    for (int i = end + 1; i < said.size(); i++) {
      try {
        now = now.play(game.notation().read(now, said.get(i)));
      } catch (Refusal refusal) {
        throw new Refusal(
            Text.of("ugi.move", "number", i - end, "move", said.get(i), "why", refusal.reason()));
      }
    }
    position = now;
  }

  private void go(List<String> said) {
    idle();
    if (!(position.turn() instanceof Turn.Decide decide)) {
      complain(Text.of(position.turn() instanceof Turn.Over ? "refused.over" : "ugi.chance"));
      say("bestmove " + NOTHING);
      return;
    }
    SearchTask task =
        SearchTask.best(UgiGo.budget(said, decide.seat().side().index() == 0))
            .withLines(settings.number(UgiSettings.LINES));
    running = new UgiSearch<>(game, ready(), position, task, this::say);
  }

  private void query(List<String> said) {
    Turn turn = position.turn();
    String answer =
        switch (String.join(" ", said.subList(1, said.size()))) {
          case "gameover" -> String.valueOf(turn instanceof Turn.Over);
          case "p1turn" ->
              String.valueOf(
                  turn instanceof Turn.Decide decide && decide.seat().side().index() == 0);
          case "result" -> result(turn);
          default -> throw new Refusal(Text.of("ugi.query"));
        };
    say("response " + answer);
  }

  private static String result(Turn turn) {
    return turn instanceof Turn.Over over
        ? over.outcome().winner().map(side -> side.index() == 0 ? "p1win" : "p2win").orElse("draw")
        : "none";
  }
}
