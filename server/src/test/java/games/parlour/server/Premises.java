package games.parlour.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Opens one house for a test class and the topics in it, and closes it after the last of them. */
abstract class Premises implements BeforeAllCallback, ParameterResolver {
  private static final Namespace HERE = Namespace.create(Premises.class);

  /** An open house, and what is to be done when it is closed. */
  record Opened(House house, Runnable after) implements AutoCloseable {
    @Override
    public void close() {
      house.close();
      after.run();
    }
  }

  abstract Opened open() throws IOException;

  @Override
  public void beforeAll(ExtensionContext context) throws IOException {
    if (context.getStore(HERE).get(Opened.class) == null) {
      context.getStore(HERE).put(Opened.class, open());
    }
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == House.class;
  }

  @Override
  public House resolveParameter(ParameterContext parameter, ExtensionContext context) {
    Opened opened = context.getStore(HERE).get(Opened.class, Opened.class);
    if (opened == null) {
      throw new IllegalStateException("no house was opened");
    }
    return opened.house();
  }

  /** A database in a folder. */
  static final class Sqlite extends Premises {
    @Override
    Opened open() throws IOException {
      Path folder = Files.createTempDirectory("parlour-server");
      return new Opened(House.at("jdbc:sqlite:" + folder.resolve("t.db")), () -> remove(folder));
    }

    private static void remove(Path folder) {
      try (Stream<Path> all = Files.walk(folder)) {
        all.sorted(Comparator.reverseOrder()).forEach(path -> path.toFile().delete());
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** A fresh database in a real PostgreSQL. */
  static final class Postgresql extends Premises {
    @Override
    Opened open() {
      return new Opened(House.at(Postgres.fresh()), () -> {});
    }
  }
}
