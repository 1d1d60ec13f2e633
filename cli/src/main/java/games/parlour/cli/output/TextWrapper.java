package games.parlour.cli.output;

import java.util.ArrayList;
import java.util.List;

/** Breaks texts into lines that fit. */
public final class TextWrapper {
  private TextWrapper() {}

  /** The lines of a text, none wider than asked unless one word is; line breaks of its own stay. */
  public static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n", -1)) {
      StringBuilder line = new StringBuilder();
      for (String word : paragraph.strip().split("(?<! ) ", -1)) {
        if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /** Short texts side by side in columns of one width. */
  public static List<String> columns(List<String> texts, int width) {
    int column = 2 + texts.stream().mapToInt(String::length).max().orElse(0);
    int across = Math.max(1, (width + 2) / column);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < texts.size(); i += across) {
      StringBuilder line = new StringBuilder();
      for (String text : texts.subList(i, Math.min(i + across, texts.size()))) {
        line.append(text).append(" ".repeat(column - text.length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}
