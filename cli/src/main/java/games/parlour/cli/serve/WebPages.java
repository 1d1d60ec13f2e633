package games.parlour.cli.serve;

import games.parlour.server.http.Pages;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/** The web page that was built into the program. */
final class WebPages implements Pages {
  private static final String FOLDER = "/games/parlour/web/";

  @Override
  public Optional<byte[]> file(String path) {
    try (InputStream in = WebPages.class.getResourceAsStream(FOLDER + path)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
