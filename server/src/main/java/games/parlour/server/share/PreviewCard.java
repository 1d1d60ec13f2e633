package games.parlour.server.share;

import games.parlour.core.picture.Palette;
import games.parlour.core.picture.PictureFrame;
import games.parlour.core.picture.SvgWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The picture that other programs show beside a link: the board, and what the link is about in
 * large letters.
 */
final class PreviewCard {
  static final int WIDTH = 1200;
  static final int HEIGHT = 630;

  private static final int MARGIN = 30;
  private static final int GAP = 44;
  private static final int TITLE = 58;
  private static final int LINE = 34;
  private static final Pattern SIZE =
      Pattern.compile("^<svg [^>]*viewBox=\"0 0 (\\d+) (\\d+)\"[^>]*>");

  private PreviewCard() {}

  /**
   * A card around a picture of ours.
   *
   * @param title what is played
   * @param lines what else is said, one below the other
   */
  static String of(String picture, String title, List<String> lines) {
    Matcher size = SIZE.matcher(picture);
    if (!size.find()) {
      throw new IllegalArgumentException("not a picture of ours");
    }
    double wide = Double.parseDouble(size.group(1));
    double high = Double.parseDouble(size.group(2));
    boolean beside = wide <= high * 1.25;
    double room = HEIGHT - 2.0 * MARGIN;
    double scale =
        beside ? room / high : Math.min((WIDTH - 2.0 * MARGIN) / wide, (room - 84) / high);
    SvgWriter svg = PictureFrame.open(WIDTH, HEIGHT, title, String.join(" ", lines));
    if (beside) {
      int left = (int) (MARGIN + wide * scale + GAP);
      said(svg, title, lines, left, WIDTH - MARGIN - left);
    } else {
      heading(svg, title, MARGIN, MARGIN + 44, 44);
      above(svg, lines, (WIDTH - 2 * MARGIN - title.length() * 26) / 13);
    }
    double x = beside ? MARGIN : (WIDTH - wide * scale) / 2;
    double y = beside ? MARGIN : MARGIN + 84;
    String opened =
        "<svg x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\">"
            .formatted(x, y, wide * scale, high * scale, wide, high);
    String inner = opened + picture.substring(size.end());
    String whole = svg.close("svg").toString();
    int end = whole.lastIndexOf("</svg>");
    return whole.substring(0, end) + inner + whole.substring(end);
  }

  /** Beside the title of a wide picture there is room for two short lines. */
  private static void above(SvgWriter svg, List<String> lines, int letters) {
    for (int i = 0; i < Math.min(2, lines.size()); i++) {
      String line = lines.get(i);
      svg.say(
          "text",
          line.length() > letters ? line.substring(0, Math.max(0, letters - 1)) + "…" : line,
          "x",
          WIDTH - MARGIN,
          "y",
          MARGIN + 24 + 32 * i,
          "text-anchor",
          "end",
          "font-size",
          24,
          "fill",
          Palette.SOFT_INK.hex());
    }
  }

  private static void said(SvgWriter svg, String title, List<String> lines, int left, int width) {
    int y = 170;
    for (String part : wrapped(title, width, TITLE * 0.56)) {
      heading(svg, part, left, y, TITLE);
      y += TITLE + 8;
    }
    y += 12;
    for (String line : lines) {
      for (String part : wrapped(line, width, LINE * 0.52)) {
        svg.say("text", part, "x", left, "y", y, "font-size", LINE, "fill", Palette.SOFT_INK.hex());
        y += LINE + 12;
      }
      y += 10;
    }
    heading(svg, "Parlour", left, HEIGHT - MARGIN - 12, 30);
  }

  private static void heading(SvgWriter svg, String words, int x, int y, int size) {
    svg.say(
        "text",
        words,
        "x",
        x,
        "y",
        y,
        "font-size",
        size,
        "font-weight",
        600,
        "font-family",
        "Fraunces, Georgia, serif",
        "fill",
        Palette.INK.hex());
  }

  /** The words in lines of about this width; a long word is cut, and so is a long text. */
  static List<String> wrapped(String text, int width, double letter) {
    int most = Math.max(4, (int) (width / letter));
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      String fitting = word.length() > most ? word.substring(0, most - 1) + "…" : word;
      if (!line.isEmpty() && line.length() + 1 + fitting.length() > most) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(fitting);
    }
    lines.add(line.toString());
    return lines.size() > 4 ? lines.subList(0, 4) : lines;
  }
}
