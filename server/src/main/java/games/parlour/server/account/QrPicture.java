package games.parlour.server.account;

import io.nayuki.qrcodegen.QrCode;

/**
 * A text as a QR code that a camera reads: one path of dark squares, so many high and wide.
 *
 * @param size how many squares are side by side
 * @param path the squares, as SVG draws them
 */
public record QrPicture(int size, String path) {
  /** The picture of a text. */
  public static QrPicture of(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
    StringBuilder path = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      int x = 0;
      while (x < code.size) {
        int length = run(code, x, y);
        if (length > 0) {
          path.append('M').append(x).append(' ').append(y).append('h').append(length);
          path.append("v1h-").append(length).append('z');
        }
        x += Math.max(1, length);
      }
    }
    return new QrPicture(code.size, path.toString());
  }

  /** How many dark squares lie side by side. */
  private static int run(QrCode code, int x, int y) {
    int length = 0;
    while (code.getModule(x + length, y)) { // outside it is light
      length++;
    }
    return length;
  }
}
