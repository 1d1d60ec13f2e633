package games.parlour.cli.host;

import games.parlour.cli.command.Command;
import games.parlour.cli.command.CommandArguments;
import games.parlour.cli.command.CommandContext;
import games.parlour.cli.command.CommandSyntax;
import games.parlour.cli.command.Program;
import games.parlour.cli.files.RecordFiles;
import games.parlour.cli.serve.ServerLocation;
import games.parlour.server.backup.BackupManifest;
import games.parlour.server.backup.BackupWriter;
import games.parlour.server.store.DatabaseAddress;
import java.nio.file.Path;
import java.time.Clock;

/** Writes all data of a server into one file, while it runs. */
public final class BackupCommand implements Command {
  @Override
  public String name() {
    return "backup";
  }

  @Override
  public void describe(CommandSyntax syntax) {
    syntax.parameter("file", true);
    ServerLocation.describe(syntax);
  }

  @Override
  public int run(CommandContext context, CommandArguments arguments) {
    Path file = RecordFiles.path(arguments.parameter().orElse(""));
    ServerLocation location = ServerLocation.of(context, arguments);
    BackupManifest manifest =
        new BackupWriter(
                DatabaseAddress.of(location.address()),
                location.keyFile(),
                Program.number(),
                Clock.systemUTC())
            .write(file);
    context.say(
        "backup.done",
        "file",
        file.toString(),
        "games",
        String.valueOf(manifest.rows("game_table")),
        "people",
        String.valueOf(manifest.rows("guest")));
    return 0;
  }
}
