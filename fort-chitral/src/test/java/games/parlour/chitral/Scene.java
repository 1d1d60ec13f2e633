package games.parlour.chitral;

import games.parlour.boards.BoardLine;
import games.parlour.boards.Grid;
import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A position for a test, set up man by man, and questions to it. */
final class Scene {
  private static final FortChitral GAME = new FortChitral();

  private final Map<Integer, Character> men = new TreeMap<>();
  private final Layout layout;
  private final Map<String, String> options = new TreeMap<>();
  private String mover = "w";
  private int quiet;
  private int passes;

  private Scene(Layout layout, String white, String black) {
    this.layout = layout;
    put('w', white);
    put('b', black);
  }

  private void put(char letter, String squares) {
    if (!squares.isEmpty()) {
      Grid grid = layout.grid();
      grid.squares(squares).list().forEach(square -> men.put(square, letter));
    }
  }

  /** A board of 12 by 12 with these men; sides with few men play on, so that studies are small. */
  static Scene of(String white, String black) {
    return new Scene(Layout.CORNERS, white, black).option("three-left", "off").guests();
  }

  /** The same on a layout's board, with nothing added and every option as usual. */
  static Scene on(Layout layout, String white, String black) {
    return new Scene(layout, white, black);
  }

  /** Four men a side far away, so that nobody has too few. */
  private Scene guests() {
    put('w', "a12 b12 c12 d12");
    put('b', "i12 j12 k12 l12");
    return this;
  }

  Scene blackMoves() {
    mover = "b";
    return this;
  }

  Scene quiet(int turns) {
    quiet = turns;
    return this;
  }

  Scene passes(int made) {
    passes = made;
    return this;
  }

  Scene option(String key, String value) {
    options.put(key, value);
    return this;
  }

  ChitralPosition position() {
    String board = BoardLine.write(layout.grid(), men);
    String line = String.join(" ", board, mover, layout.word(), "" + quiet, "" + passes);
    return GAME.start(GAME.setup(Occasion.STUDY, options, Optional.of(line)));
  }

  /** The texts of all moves. */
  static List<String> moves(ChitralPosition position) {
    return position.moves().stream().map(GAME.notation()::write).toList();
  }

  List<String> moves() {
    return moves(position());
  }

  /** The texts of the moves of the man on a square. */
  List<String> from(String square) {
    return moves().stream().filter(text -> text.matches(square + "[-:].*")).toList();
  }

  /** The texts of a man's jumps. */
  List<String> jumps(String square) {
    return from(square).stream().filter(text -> text.startsWith(square + ":")).toList();
  }

  static ChitralPosition play(ChitralPosition position, String... texts) {
    ChitralPosition now = position;
    for (String text : texts) {
      now = now.play(GAME.notation().read(now, text));
    }
    return now;
  }

  ChitralPosition play(String... texts) {
    return play(position(), texts);
  }

  static String line(ChitralPosition position) {
    return GAME.notation().writePosition(position);
  }

  /** The key of the reason why a game is over, or the name of the seat that decides. */
  static String state(ChitralPosition position) {
    return switch (position.turn()) {
      case Turn.Over over -> over.outcome().reason().key();
      case Turn.Chance chance -> "chance";
      case Turn.Decide decide -> decide.seat().name();
    };
  }
}
