package games.parlour.cli;

import games.parlour.cli.serve.BrowserVisit;
import games.parlour.cli.serve.ServerStarter;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.settings.Settings;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Does once what a server does at first, for the JDK to watch and to remember: the launcher calls
 * it after a build, and no help tells of it. It touches nothing that is anybody's.
 */
final class StartupRehearsal {
  static final String WORD = "rehearse";
  private static final String HERE = "127.0.0.1";
  private static final int MOVES = 4;

  private StartupRehearsal() {}

  static int hold() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    String[] args = {"serve", "--help"};
    Main.run(args, InputStream.nullInputStream(), nowhere, nowhere, Map.of(), false);
    try {
      Path folder = Files.createTempDirectory("parlour-rehearsal");
      try {
        visit(folder);
      } finally {
        remove(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return 0;
  }

  private static void visit(Path folder) throws IOException {
    try (ServerStarter.RunningServer opened =
            new ServerStarter(
                    HERE,
                    0,
                    folder,
                    Optional.empty(),
                    Duration.ZERO,
                    Settings.NONE,
                    folder.resolve(ServerKey.FILE))
                .open();
        BrowserVisit visit = new BrowserVisit(URI.create("http://" + HERE + ":" + opened.port()))) {
      visit.pay(MOVES);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
