package games.parlour.cli.draw;

import games.parlour.boards.picture.PieceStyle;
import games.parlour.core.picture.PaintColour;

/** Paints the sign of a piece in a terminal. */
final class PiecePainter {
  private PiecePainter() {}

  /** A sign in some ink, and the ground beside it. */
  static String painted(
      PieceStyle look, Paint paint, PaintColour ground, PaintColour inked, String text) {
    PaintColour behind = look.behind(ground);
    if (behind.equals(ground)) {
      return paint.on(ground, inked, true, text);
    }
    String sign = text.strip();
    int at = text.indexOf(sign);
    return paint.on(ground, inked, true, text.substring(0, at))
        + paint.on(behind, inked, true, sign)
        + paint.on(ground, inked, true, text.substring(at + sign.length()));
  }
}
