package games.parlour.core.picture;

/** How every picture begins: its size, its paper, and words for whoever cannot see it. */
public final class PictureFrame {
  private static final String FONTS =
      "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', Helvetica, Arial, sans-serif";

  private PictureFrame() {}

  /** A picture that is to be closed with {@code svg}, with nothing on its paper yet. */
  public static SvgWriter open(int width, int height, String title, String description) {
    SvgWriter svg = start(width, height, title, description);
    paper(svg);
    return svg;
  }

  /** The same without its paper, for what has to be defined first. */
  public static SvgWriter start(int width, int height, String title, String description) {
    SvgWriter svg = new SvgWriter();
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "viewBox",
        "0 0 " + width + " " + height,
        "width",
        width,
        "height",
        height,
        "role",
        "img",
        "aria-labelledby",
        "parlour-title parlour-desc",
        "font-family",
        FONTS);
    svg.say("title", title, "id", "parlour-title");
    svg.say("desc", description, "id", "parlour-desc");
    return svg;
  }

  /** The paper that a picture is drawn on. */
  public static void paper(SvgWriter svg) {
    svg.put(
        "rect", "width", "100%", "height", "100%", "rx", 10, "fill", Palette.tint("paper").hex());
  }
}
