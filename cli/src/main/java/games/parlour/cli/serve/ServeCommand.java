package games.parlour.cli.serve;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.files.DataFolders;
import games.parlour.cli.files.RecordFiles;
import games.parlour.server.Config;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Opens the parlour to browsers. */
public final class ServeCommand implements Command {
  private static final int USUAL_PORT = 8080;
  private static final int SLOWEST_MS = 60_000;
  private static final int LAST_PORT = 65_535;
  private static final String THIS_MACHINE = "127.0.0.1";

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.value("port").value("host").value("data").value("db").value("pace");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    int port = (int) arguments.number("port", 0, LAST_PORT).orElse(USUAL_PORT);
    String host = arguments.value("host").orElse(THIS_MACHINE);
    Path data =
        arguments
            .value("data")
            .map(folder -> RecordFiles.path(folder).toAbsolutePath().normalize())
            .orElseGet(() -> DataFolders.tables(context));
    Optional<String> database =
        arguments
            .value("db")
            .or(() -> Optional.of(context.env("PARLOUR_DB")))
            .filter(db -> !db.isEmpty());
    long pace = arguments.number("pace", 0, SLOWEST_MS).orElse(Config.HUMANE.toMillis());
    Path keyFile = keyFile(context, database.flatMap(Database::folderOf).orElse(data));
    new ServerStarter(host, port, data, database, Duration.ofMillis(pace), keyFile).serve(context);
    return 0;
  }

  /** Servers that share a database share a key, which one of them may have to be shown. */
  private static Path keyFile(CommandContext context, Path folder) {
    String named = context.env("PARLOUR_KEY");
    return named.isEmpty()
        ? folder.resolve(ServerKey.FILE)
        : RecordFiles.path(named).toAbsolutePath().normalize();
  }
}
