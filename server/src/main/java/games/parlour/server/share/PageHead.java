package games.parlour.server.share;

import games.parlour.core.text.Language;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a page says about itself before it is opened: in the tab, to search engines, and to programs
 * that show links.
 *
 * @param found whether the address leads anywhere
 * @param path the page's own address, without what only changes how it looks
 * @param image the address of a picture of it
 * @param indexed whether search engines may list it
 */
public record PageHead(
    boolean found,
    Language language,
    String title,
    String description,
    String path,
    Optional<String> image,
    boolean indexed) {
  /** What the tab says behind the name of a page; links say it apart. */
  static final String SUFFIX = " – Parlour";

  private static final Pattern LANGUAGE = Pattern.compile("<html lang=\"[a-z-]*\"");
  private static final Pattern TITLE = Pattern.compile("<title>[^<]*</title>");
  private static final Pattern ABOUT =
      Pattern.compile("<meta\\s+name=\"description\"\\s+content=\"[^\"]*\"\\s*/?>");

  /**
   * The page's file with this in its head.
   *
   * @param origin how our pages are reached
   */
  public String fill(String html, String origin) {
    String filled =
        LANGUAGE
            .matcher(html)
            .replaceFirst(Matcher.quoteReplacement("<html lang=\"" + language.tag() + "\""));
    filled = ABOUT.matcher(filled).replaceFirst("");
    return TITLE.matcher(filled).replaceFirst(Matcher.quoteReplacement(tags(origin)));
  }

  private String tags(String origin) {
    StringBuilder tags = new StringBuilder("<title>" + escaped(title) + "</title>");
    meta(tags, "name", "description", description);
    meta(tags, "property", "og:title", title.replace(SUFFIX, ""));
    meta(tags, "property", "og:description", description);
    meta(tags, "property", "og:type", "website");
    meta(tags, "property", "og:site_name", "Parlour");
    meta(tags, "property", "og:locale", language == Language.DE ? "de_DE" : "en_GB");
    if (found) {
      meta(tags, "property", "og:url", origin + path);
      tags.append("\n    <link rel=\"canonical\" href=\"" + escaped(origin + path) + "\" />");
    }
    image.ifPresent(
        where -> {
          meta(tags, "property", "og:image", origin + where);
          meta(tags, "property", "og:image:width", String.valueOf(PreviewCard.WIDTH));
          meta(tags, "property", "og:image:height", String.valueOf(PreviewCard.HEIGHT));
          meta(tags, "name", "twitter:image", origin + where);
        });
    meta(tags, "name", "twitter:card", image.isPresent() ? "summary_large_image" : "summary");
    if (!indexed) {
      meta(tags, "name", "robots", "noindex");
    }
    return tags.toString();
  }

  private static void meta(StringBuilder tags, String kind, String name, String content) {
    tags.append(
        "\n    <meta " + kind + "=\"" + name + "\" content=\"" + escaped(content) + "\" />");
  }

  /** Text that cannot be taken for a mark. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
