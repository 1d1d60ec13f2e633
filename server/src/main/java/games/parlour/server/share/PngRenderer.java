package games.parlour.server.share;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import games.parlour.core.picture.Palette;
import games.parlour.core.text.Text;
import games.parlour.server.problem.ProblemException;
import games.parlour.server.problem.ProblemKind;
import games.parlour.server.request.BoundedWork;
import games.parlour.server.secret.SecretGenerator;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns our SVG pictures into PNG, one at a time on a thread of its own, and keeps the last ones:
 * no move ever waits for a picture, and a crowd that opens one link draws it once.
 */
final class PngRenderer {
  private static final Logger LOG = LoggerFactory.getLogger(PngRenderer.class);
  private static final int KEPT_BYTES = 16_000_000;
  private static final Duration KEPT = Duration.ofMinutes(30);

  /** The web's names for fonts mean nothing to Java, which has names of its own for any system. */
  private static final Pattern SANS = Pattern.compile("font-family=\"[^\"]*sans-serif\"");

  private static final Pattern SERIF = Pattern.compile("font-family=\"[^\"]*[^-]serif\"");

  static {
    if (System.getProperty("java.awt.headless") == null) {
      System.setProperty("java.awt.headless", "true"); // no server has a screen
    }
    ImageIO.setUseCache(false); // nothing is written to files
  }

  private final BoundedWork work = new BoundedWork("pictures");

  private final Cache<String, byte[]> pictures =
      Caffeine.newBuilder()
          .maximumWeight(KEPT_BYTES)
          .weigher((String key, byte[] png) -> png.length)
          .expireAfterAccess(KEPT)
          .build();

  /** The picture as PNG of this width; refused where too many wait already. */
  byte[] png(String svg, int width) {
    String key = width + " " + SecretGenerator.hash(svg);
    byte[] known = pictures.getIfPresent(key);
    if (known != null) {
      return known;
    }
    byte[] drawn = work.look(() -> drawn(svg, width));
    pictures.put(key, drawn);
    return drawn;
  }

  private static byte[] drawn(String svg, int width) {
    try {
      return draw(svg, width);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (LinkageError | InternalError noFonts) {
      // A system without any fonts cannot draw text; the SVG picture is there all the same.
      LOG.warn("PNG pictures cannot be drawn on this system: {}", noFonts.toString());
      throw new ProblemException(ProblemKind.UNABLE, Text.of("problem.picture.png"));
    }
  }

  private static byte[] draw(String svg, int width) throws IOException {
    String named = SANS.matcher(svg).replaceAll("font-family=\"SansSerif\"");
    byte[] bytes =
        SERIF.matcher(named).replaceAll("font-family=\"Serif\"").getBytes(StandardCharsets.UTF_8);
    SVGDocument document =
        new SVGLoader().load(new ByteArrayInputStream(bytes), null, LoaderContext.createDefault());
    if (document == null) {
      throw new IOException("not a picture");
    }
    double scale = width / (double) document.size().width;
    int height = (int) Math.round(document.size().height * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    try {
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setRenderingHint(
          RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
      graphics.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      graphics.setColor(new Color(Palette.tint("paper").rgb())); // round corners show it
      graphics.fillRect(0, 0, width, height);
      graphics.scale(scale, scale);
      document.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, null);
    } finally {
      graphics.dispose();
    }
    ByteArrayOutputStream png = new ByteArrayOutputStream();
    ImageIO.write(image, "png", png);
    return png.toByteArray();
  }
}
