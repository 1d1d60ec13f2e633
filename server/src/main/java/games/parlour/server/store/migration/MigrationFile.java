package games.parlour.server.store.migration;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.flywaydb.core.api.resource.LoadableResource;
import org.jspecify.annotations.Nullable;

/** A file with one step, on the class path. */
final class MigrationFile extends LoadableResource {
  private final String path;

  MigrationFile(String path) {
    this.path = path;
  }

  /** The number in its name. */
  String version() {
    return getFilename().substring(1, getFilename().indexOf("__"));
  }

  @Override
  public Reader read() {
    try (@Nullable InputStream in = getClass().getResourceAsStream("/" + path)) {
      if (in == null) {
        throw new IllegalStateException(path + " is missing");
      }
      return new StringReader(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String getAbsolutePath() {
    return path;
  }

  @Override
  public String getAbsolutePathOnDisk() {
    return path;
  }

  @Override
  public String getFilename() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  @Override
  public String getRelativePath() {
    return getFilename();
  }
}
