package games.parlour.suffragetto.rules;

import games.parlour.suffragetto.Suffragetto;
import games.parlour.testkit.BoardScene;
import java.util.List;

/** A position for a test, set up piece by piece, and questions to it. */
final class Scene extends BoardScene<SuffragettoPosition, SuffragettoMove, Scene> {
  private static final Suffragetto GAME = new Suffragetto();

  private final String edition;
  private String held = "S0+0/P0+0";
  private String call = "-";

  private Scene(String edition) {
    super(GAME, Zones.GRID, "s");
    this.edition = edition;
  }

  /** A board with these pieces, such as {@code "s c6 d7, I e8"}. */
  static Scene of(String edition, String pieces) {
    Scene scene = new Scene(edition);
    for (String group : pieces.split(", ", -1)) {
      scene.put(group.charAt(0), group.substring(2));
    }
    return scene;
  }

  static Scene leaflet(String pieces) {
    return of("1908", pieces);
  }

  @Override
  protected Scene self() {
    return this;
  }

  @Override
  protected String line(String board, String mover, int quietTurns, int passes) {
    return String.join(" ", board, mover, held, edition, "" + quietTurns, "" + passes, call);
  }

  Scene policeMove() {
    return mover("p");
  }

  Scene held(String inmates) {
    held = inmates;
    return this;
  }

  Scene call(String state) {
    call = state;
    return this;
  }

  /** The squares that the piece on a square can end on, in order, once for each move. */
  List<String> endsFrom(String square) {
    return from(square).stream().map(text -> text.replaceAll(".*[-:x]", "")).toList();
  }

  static List<String> moves(SuffragettoPosition position) {
    return moves(GAME, position);
  }

  static SuffragettoPosition play(SuffragettoPosition position, String... texts) {
    return play(GAME, position, texts);
  }

  static String line(SuffragettoPosition position) {
    return GAME.notation().writePosition(position);
  }
}
