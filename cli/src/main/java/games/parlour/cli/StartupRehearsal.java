package games.parlour.cli;

import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.Games;
import games.parlour.cli.serve.BrowserVisit;
import games.parlour.cli.serve.ServeCommand;
import games.parlour.cli.serve.ServerStarter;
import games.parlour.core.text.Language;
import games.parlour.server.ServerPreload;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.ParseResult;

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
    ServerPreload.begin();
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    String[] args = {"serve", "--help"};
    Main.run(args, InputStream.nullInputStream(), nowhere, nowhere, Map.of(), false);
    CommandContext context =
        new CommandContext(
            InputStream.nullInputStream(), nowhere, nowhere, Map.of(), false, Language.EN);
    try {
      Path folder = Files.createTempDirectory("parlour-rehearsal");
      try {
        visit(context, folder);
      } finally {
        remove(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return 0;
  }

  private static void visit(CommandContext context, Path folder) throws IOException {
    ParseResult parsed =
        Commands.parser(context.words(), Games.among(List.of()))
            .parseArgs("serve", "--port", "0", "--data", folder.toString(), "--pace", "0");
    ServerStarter starter =
        new ServeCommand().starter(context, new CommandArguments(parsed.subcommand()));
    try (ServerStarter.RunningServer opened = starter.open();
        BrowserVisit visit = new BrowserVisit(URI.create("http://" + HERE + ":" + opened.port()))) {
      starter.announce(context, opened);
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
