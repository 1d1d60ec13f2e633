package games.parlour.cli.serve;

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
import java.util.Optional;

/**
 * Where a server keeps its data. What is said in the command counts more than the settings file.
 *
 * @param settings what the settings file says
 * @param data the folder for its data, where it keeps them itself
 * @param database the address of a database that somebody else keeps
 * @param keyFile where the key lies that locks seeds and invitations
 */
public record ServerLocation(
    Settings settings, Path data, Optional<String> database, Path keyFile) {
  /** The flags that say it. */
  public static void describe(CommandSyntax syntax) {
    syntax.value("data").value("db").value("config");
  }

  /** Where a command is told to look. */
  public static ServerLocation of(CommandContext context, CommandArguments arguments) {
    Settings settings =
        arguments
            .value("config")
            .map(file -> SettingsFile.read(RecordFiles.path(file), ServerSettings.ALL))
            .orElse(Settings.NONE);
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
    Path keyFile = keyFile(context, settings, database.flatMap(Database::folderOf).orElse(data));
    return new ServerLocation(settings, data, database, keyFile);
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

  /** The address of the database. */
  public String address() {
    return database.orElseGet(() -> Database.inFolder(data));
  }
}
