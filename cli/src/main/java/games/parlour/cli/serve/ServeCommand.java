package games.parlour.cli.serve;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.files.DataFolders;
import games.parlour.cli.files.RecordFiles;
import games.parlour.server.secret.ServerKey;
import games.parlour.server.settings.ServerSettings;
import games.parlour.server.settings.Settings;
import games.parlour.server.settings.SettingsFile;
import games.parlour.server.store.Database;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** Opens the parlour to browsers. */
public final class ServeCommand implements Command {
  private static final int SLOWEST_MS = 60_000;
  private static final int LAST_PORT = 65_535;

  @Override
  public String name() {
    return "serve";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.value("port").value("host").value("data").value("db").value("pace");
    syntax.value("config").flag("print-config");
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    if (arguments.has("print-config")) {
      context.out().print(SettingsFile.template(ServerSettings.ALL, context.words()));
      return 0;
    }
    starter(context, arguments).serve(context);
    return 0;
  }

  /** How a server is to be opened. What is said in the command counts more than the file. */
  public ServerStarter starter(CommandContext context, CommandArguments arguments) {
    Settings settings =
        arguments
            .value("config")
            .map(file -> SettingsFile.read(RecordFiles.path(file), ServerSettings.ALL))
            .orElse(Settings.NONE);
    int port =
        (int) arguments.number("port", 0, LAST_PORT).orElse(settings.get(ServerSettings.PORT));
    String host = arguments.value("host").orElse(settings.get(ServerSettings.HOST));
    Path data =
        arguments
            .value("data")
            .or(() -> settings.get(ServerSettings.DATA))
            .map(folder -> RecordFiles.path(folder).toAbsolutePath().normalize())
            .orElseGet(() -> DataFolders.tables(context));
    Optional<String> database =
        arguments
            .value("db")
            .or(() -> settings.get(ServerSettings.DATABASE))
            .or(() -> Optional.of(context.env("PARLOUR_DB")))
            .filter(db -> !db.isEmpty());
    long pace = arguments.number("pace", 0, SLOWEST_MS).orElse(settings.get(ServerSettings.PACE));
    Path keyFile = keyFile(context, settings, database.flatMap(Database::folderOf).orElse(data));
    return new ServerStarter(
        host, port, data, database, Duration.ofMillis(pace), settings, keyFile);
  }

  /** Servers that share a database share a key, which one of them may have to be shown. */
  private static Path keyFile(CommandContext context, Settings settings, Path folder) {
    return settings
        .get(ServerSettings.KEY)
        .or(() -> Optional.of(context.env("PARLOUR_KEY")))
        .filter(named -> !named.isEmpty())
        .map(named -> RecordFiles.path(named).toAbsolutePath().normalize())
        .orElseGet(() -> folder.resolve(ServerKey.FILE));
  }
}
