package games.parlour.core.show;

import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Setup;
import games.parlour.core.record.Dealer;
import games.parlour.core.text.Text;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A lesson: a short one on a set position, or the guided beginning of a real game. Set-up and seed
 * fix all that chance says, so that its words can tell what happens; at a table, whoever has come
 * to its end plays on freely. Its words are {@code lesson.ID.title}, {@code lesson.ID.about} and
 * {@code lesson.ID.done} in the game's texts, and those of its steps.
 *
 * @param id words joined by hyphens, its own among the game's lessons
 * @param options what is chosen about the game; the rest is as usual at a table
 * @param position where it begins, if not at the usual start
 * @param seed the number of the dealer ({@link Dealer#ofNumber}); anyone may know it
 * @param learner the seat of whoever learns
 * @param others for every other seat the word of the computer player that sits there; it plays what
 *     the steps say, and chooses by itself when the lesson is over
 * @param steps what is told and done, in order
 */
public record Lesson(
    String id,
    Map<String, String> options,
    Optional<String> position,
    long seed,
    String learner,
    Map<String, String> others,
    List<Step> steps) {
  public Lesson {
    options = Map.copyOf(options);
    others = Map.copyOf(new TreeMap<>(others));
    steps = List.copyOf(steps);
  }

  /** The set-up of its table; refuses what the game does not offer. */
  public <P extends Position<P, M>, M extends Move> Setup setup(Game<P, M> game) {
    return game.setup(Occasion.TABLE, options, position);
  }

  /** Who deals at its table. */
  public Dealer dealer() {
    return Dealer.ofNumber(seed);
  }

  public Text title() {
    return text("title");
  }

  /** One sentence on what it teaches. */
  public Text about() {
    return text("about");
  }

  /** What is said when it is over and the game goes on. */
  public Text done() {
    return text("done");
  }

  /** What a step says. */
  public Text say(Step step) {
    return text(step.name());
  }

  /** What a step says to another choice than those it asks for, where it has words of its own. */
  public Text otherwise(Step step) {
    return text(step.name() + ".else");
  }

  private Text text(String part) {
    return Text.of("lesson." + id + "." + part);
  }

  /**
   * One thing that is told, and perhaps done. Its words are {@code lesson.ID.NAME}, and {@code
   * lesson.ID.NAME.else} for another choice, where that needs more than the usual words.
   *
   * @param name one word, its own among the steps
   * @param points what to look at: squares, zones or boxes of a board, spots of a tableau, or
   *     {@code card:ID}; the moves that are asked for point at themselves
   * @param moves the texts of the moves that are asked for, any of them; none where anything goes
   * @param times how many moves the learner makes here; none where something is only told
   * @param replies what other seats play after that, in order
   */
  public record Step(
      String name, List<String> points, List<String> moves, int times, List<String> replies) {
    public Step {
      points = List.copyOf(points);
      moves = List.copyOf(moves);
      replies = List.copyOf(replies);
      if (times < 0 || times == 0 && !moves.isEmpty()) {
        throw new IllegalArgumentException("a step that asks for moves takes some: " + name);
      }
    }

    /** Something that is only told. */
    public static Step tell(String name, String... points) {
      return new Step(name, List.of(points), List.of(), 0, List.of());
    }

    /** One of these moves is asked for; any move, where there are none. */
    public static Step ask(String name, String... moves) {
      return new Step(name, List.of(), List.of(moves), 1, List.of());
    }

    /** The same step, done so many times. */
    public Step times(int moreThanOnce) {
      return new Step(name, points, moves, moreThanOnce, replies);
    }

    /** The same step, which also points at something. */
    public Step pointing(String... at) {
      return new Step(name, List.of(at), moves, times, replies);
    }

    /** The same step, after which others play this. */
    public Step answered(String... by) {
      return new Step(name, points, moves, times, List.of(by));
    }

    /** Whether the learner does anything here. */
    public boolean asks() {
      return times > 0;
    }

    /** Whether a move is one that is asked for. */
    public boolean allows(String move) {
      return moves.isEmpty() || moves.contains(move);
    }
  }
}
