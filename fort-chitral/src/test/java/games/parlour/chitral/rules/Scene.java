package games.parlour.chitral.rules;

import games.parlour.chitral.FortChitral;
import games.parlour.testkit.BoardScene;
import java.util.List;

/** A position for a test, set up man by man, and questions to it. */
public final class Scene extends BoardScene<ChitralPosition, ChitralMove, Scene> {
  private static final FortChitral GAME = new FortChitral();

  private final Layout layout;

  private Scene(Layout layout, String white, String black) {
    super(GAME, layout.grid(), "w");
    this.layout = layout;
    put('w', white);
    put('b', black);
  }

  /** A board of 12 by 12 with these men; sides with few men play on, so that studies are small. */
  public static Scene of(String white, String black) {
    return new Scene(Layout.CORNERS, white, black).option("three-left", "off").guests();
  }

  /** The same on a layout's board, with nothing added and every option as usual. */
  static Scene on(Layout layout, String white, String black) {
    return new Scene(layout, white, black);
  }

  /** Four men a side far away, so that nobody has too few. */
  private Scene guests() {
    return put('w', "a12 b12 c12 d12").put('b', "i12 j12 k12 l12");
  }

  @Override
  protected Scene self() {
    return this;
  }

  @Override
  protected String line(String board, String mover, int quietTurns, int passes) {
    return String.join(" ", board, mover, layout.word(), "" + quietTurns, "" + passes);
  }

  public Scene blackMoves() {
    return mover("b");
  }

  /** The texts of a man's jumps. */
  List<String> jumps(String square) {
    return from(square).stream().filter(text -> text.startsWith(square + ":")).toList();
  }

  static List<String> moves(ChitralPosition position) {
    return moves(GAME, position);
  }

  static ChitralPosition play(ChitralPosition position, String... texts) {
    return play(GAME, position, texts);
  }

  public static String line(ChitralPosition position) {
    return GAME.notation().writePosition(position);
  }
}
