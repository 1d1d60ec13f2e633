package games.parlour.testkit;

import games.parlour.boards.BoardLine;
import games.parlour.boards.Grid;
import games.parlour.core.Game;
import games.parlour.core.Move;
import games.parlour.core.Occasion;
import games.parlour.core.Position;
import games.parlour.core.Turn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A position of a grid game for a test, set up piece by piece, and questions to it. Mutable; one
 * thread at a time.
 *
 * @param <P> the game's positions
 * @param <M> the game's moves
 * @param <S> the game's scenes
 */
public abstract class BoardScene<
    P extends Position<P, M>, M extends Move, S extends BoardScene<P, M, S>> {
  private final Game<P, M> game;
  private final Grid grid;
  private final Map<Integer, Character> pieces = new TreeMap<>();
  private final Map<String, String> options = new TreeMap<>();
  private String mover;
  private int quietTurns;
  private int passes;

  /** A scene on an empty board. */
  protected BoardScene(Game<P, M> game, Grid grid, String mover) {
    this.game = game;
    this.grid = grid;
    this.mover = mover;
  }

  /** This scene, as its own type. */
  protected abstract S self();

  /** The position as the game writes it. */
  protected abstract String line(String board, String mover, int quietTurns, int passes);

  /** Puts pieces on squares, which are separated by spaces. */
  protected final S put(char letter, String squares) {
    if (!squares.isEmpty()) {
      grid.squares(squares).list().forEach(square -> pieces.put(square, letter));
    }
    return self();
  }

  /** Lets the side with this letter move. */
  protected final S mover(String letter) {
    mover = letter;
    return self();
  }

  /** After so many quiet turns. */
  public final S quiet(int turns) {
    quietTurns = turns;
    return self();
  }

  /** After so many passes. */
  public final S passes(int made) {
    passes = made;
    return self();
  }

  /** With an option that is not as usual. */
  public final S option(String key, String value) {
    options.put(key, value);
    return self();
  }

  /** The position that was set up. */
  public final P position() {
    String line = line(BoardLine.write(grid, pieces), mover, quietTurns, passes);
    return game.start(game.setup(Occasion.STUDY, options, Optional.of(line)));
  }

  /** The texts of all moves. */
  public final List<String> moves() {
    return moves(game, position());
  }

  /** The texts of the moves of the piece on a square. */
  public final List<String> from(String square) {
    return moves().stream().filter(text -> text.matches(square + "[-:x].*")).toList();
  }

  /** The position after these moves. */
  public final P play(String... texts) {
    return play(game, position(), texts);
  }

  /** The texts of all moves of a position. */
  public static <P extends Position<P, M>, M extends Move> List<String> moves(
      Game<P, M> game, P position) {
    return position.moves().stream().map(game.notation()::write).toList();
  }

  /** The position after these moves. */
  public static <P extends Position<P, M>, M extends Move> P play(
      Game<P, M> game, P position, String... texts) {
    P now = position;
    for (String text : texts) {
      now = now.play(game.notation().read(now, text));
    }
    return now;
  }

  /** The key of the reason why a game is over, or a word for what it waits for. */
  public static String state(Position<?, ?> position) {
    return switch (position.turn()) {
      case Turn.Over over -> over.outcome().reason().key();
      case Turn.Chance chance -> "chance";
      case Turn.Decide decide -> decide.seat().name();
    };
  }
}
