package games.parlour.suffragetto;

import games.parlour.boards.BoardLine;
import games.parlour.core.Occasion;
import games.parlour.core.Turn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A position for a test, set up piece by piece, and questions to it. */
final class Scene {
  private static final Suffragetto GAME = new Suffragetto();

  private final Map<Integer, Character> pieces = new TreeMap<>();
  private final String edition;
  private String mover = "s";
  private String held = "S0+0/P0+0";
  private int quiet;
  private int passes;
  private String call = "-";
  private final Map<String, String> options = new TreeMap<>();

  private Scene(String edition) {
    this.edition = edition;
  }

  /** A board with these pieces, such as {@code "s c6 d7, I e8"}. */
  static Scene of(String edition, String pieces) {
    Scene scene = new Scene(edition);
    for (String group : pieces.split(", ", -1)) {
      for (String square : group.substring(2).split(" ", -1)) {
        scene.pieces.put(Zones.GRID.square(square), group.charAt(0));
      }
    }
    return scene;
  }

  static Scene leaflet(String pieces) {
    return of("1908", pieces);
  }

  Scene policeMove() {
    mover = "p";
    return this;
  }

  Scene held(String inmates) {
    held = inmates;
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

  Scene call(String state) {
    call = state;
    return this;
  }

  Scene option(String key, String value) {
    options.put(key, value);
    return this;
  }

  SuffragettoPosition position() {
    String board = BoardLine.write(Zones.GRID, pieces);
    String line = String.join(" ", board, mover, held, edition, "" + quiet, "" + passes, call);
    return GAME.start(GAME.setup(Occasion.STUDY, options, Optional.of(line)));
  }

  /** The texts of all moves. */
  static List<String> moves(SuffragettoPosition position) {
    return position.moves().stream().map(GAME.notation()::write).toList();
  }

  List<String> moves() {
    return moves(position());
  }

  /** The texts of the moves of the piece on a square. */
  List<String> from(String square) {
    return moves().stream().filter(text -> text.matches(square + "[-:x].*")).toList();
  }

  /** The squares that the piece on a square can end on, in order, once for each move. */
  List<String> endsFrom(String square) {
    return from(square).stream().map(text -> text.replaceAll(".*[-:x]", "")).toList();
  }

  static SuffragettoPosition play(SuffragettoPosition position, String... texts) {
    SuffragettoPosition now = position;
    for (String text : texts) {
      now = now.play(GAME.notation().read(now, text));
    }
    return now;
  }

  SuffragettoPosition play(String... texts) {
    return play(position(), texts);
  }

  static String line(SuffragettoPosition position) {
    return GAME.notation().writePosition(position);
  }

  /** The key of the reason why a game is over, or a word for what it waits for. */
  static String state(SuffragettoPosition position) {
    return switch (position.turn()) {
      case Turn.Over over -> over.outcome().reason().key();
      case Turn.Chance chance -> "chance";
      case Turn.Decide decide -> decide.seat().name();
    };
  }
}
