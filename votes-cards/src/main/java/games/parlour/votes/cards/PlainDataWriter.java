package games.parlour.votes.cards;

import java.util.List;
import java.util.Map;

/**
 * Writes maps and lists as lines, one for each value: the way to it, as in {@code
 * state/#3/effects/#0/op}, and the value, a number, true or false, or a text in quotation marks.
 * Empty maps and lists leave no line.
 */
final class PlainDataWriter {
  private final StringBuilder out = new StringBuilder();

  private PlainDataWriter() {}

  static String write(Map<?, ?> file) {
    PlainDataWriter writer = new PlainDataWriter();
    file.forEach((key, value) -> writer.value(key.toString(), value));
    return writer.out.toString();
  }

  private void value(String path, Object value) {
    if (value instanceof Map<?, ?> map) {
      map.forEach((key, child) -> value(path + "/" + key, child));
    } else if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        value(path + "/#" + i, list.get(i));
      }
    } else if (value instanceof Integer || value instanceof Boolean) {
      line(path, value.toString());
    } else if (value instanceof String text && text.indexOf('\n') < 0) {
      line(path, '"' + text + '"');
    } else {
      throw new CardFileException(path + ": no number, truth or single line but " + value);
    }
  }

  private void line(String path, String value) {
    if (path.indexOf('=') >= 0) {
      throw new CardFileException(path + ": a key cannot have an equals sign");
    }
    out.append(path).append('=').append(value).append('\n');
  }
}
